import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { cacheFolder } from "../../verify/src/environments/cache.ts";
import { runCommand } from "../../verify/src/processes/command.ts";
import { type Java, USUAL } from "./java.ts";
import { type Kit, startNode } from "./node.ts";

/** Fetches the jars of a version of OpenSearch and compiles the class that starts a node, unless that was done before. */
export async function prepareKit(version: string, tools: Java, say: (line: string) => void): Promise<Kit> {
	const jars = await jarsOf(version, tools, say);
	// Compiled against the oldest version it runs with, so that the compiler may be older than the newest jars.
	const own = await ownJar(version === USUAL ? jars : await jarsOf(USUAL, tools, say), tools);
	const kit: Kit = { java: tools.java, classPath: `${own}:${join(jars, "*")}` };
	const archive = join(dirname(jars), `java-${tools.major}-${hashOf("ClusterNode.java")}.jsa`);
	if (!existsSync(archive)) await makeArchive(kit, archive, say);
	return existsSync(archive) ? { ...kit, archive } : kit;
}

async function jarsOf(version: string, { mvn }: Java, say: (line: string) => void): Promise<string> {
	const jars = join(cacheFolder(), "opensearch", `${version}-${hashOf("pom.xml")}`, "jars");
	if (existsSync(jars)) return jars;
	say(`fetching OpenSearch ${version} with Maven into ${jars}`);
	return made(jars, (draft) => {
		const list = [
			"-q",
			"-B",
			"-Dstyle.color=never",
			"-f",
			join(import.meta.dirname, "pom.xml"),
			`-Dopensearch.version=${version}`,
		];
		const copy = ["dependency:copy-dependencies", "-DincludeScope=runtime", `-DoutputDirectory=${draft}`];
		return runCommand(mvn, [...list, ...copy]);
	});
}

/** A jar, because Java does not archive classes from a folder. */
async function ownJar(jars: string, { javac, jar }: Java): Promise<string> {
	const folder = join(dirname(jars), `node-${hashOf("ClusterNode.java")}`);
	if (!existsSync(folder))
		await made(folder, async (draft) => {
			const source = join(import.meta.dirname, "ClusterNode.java");
			await runCommand(javac, ["--release", "17", "-d", join(draft, "classes"), "-cp", join(jars, "*"), source]);
			await runCommand(jar, ["--create", "--file", join(draft, "node.jar"), "-C", join(draft, "classes"), "."]);
		});
	return join(folder, "node.jar");
}

/** Runs a single node once, and has Java archive the classes it loaded. */
async function makeArchive(kit: Kit, archive: string, say: (line: string) => void): Promise<void> {
	const home = draftBeside(archive);
	const draft = join(home, "classes.jsa");
	try {
		const settings = { "http.port": "0", "transport.port": "0", "discovery.type": "single-node" };
		const node = startNode({ kit, home, settings, options: [`-XX:ArchiveClassesAtExit=${draft}`] });
		await node.started();
		await node.stop();
		if (existsSync(draft)) renameSync(draft, archive);
		else say("Java wrote no archive of classes; nodes will start more slowly.");
	} finally {
		rmSync(home, { recursive: true, force: true });
	}
}

/** Makes a folder in one step: another run sees all of it, or nothing. */
async function made(folder: string, make: (draft: string) => Promise<void>): Promise<string> {
	const draft = draftBeside(folder);
	try {
		await make(draft);
		if (!existsSync(folder)) renameSync(draft, folder);
		return folder;
	} finally {
		rmSync(draft, { recursive: true, force: true });
	}
}

function draftBeside(path: string): string {
	mkdirSync(dirname(path), { recursive: true });
	return mkdtempSync(`${path}.`);
}

const hashOf = (file: string): string =>
	createHash("sha256")
		.update(readFileSync(join(import.meta.dirname, file)))
		.digest("hex")
		.slice(0, 12);
