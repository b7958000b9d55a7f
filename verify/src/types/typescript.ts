import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { capture } from "../processes/command.ts";
import { inTemporaryFolder } from "../processes/temporaryFolder.ts";

/** The installed version of TypeScript; undefined if it is not installed. */
export function typescriptVersion(): string | undefined {
	try {
		return (createRequire(import.meta.url)("typescript/package.json") as { version: string }).version;
	} catch {
		return undefined;
	}
}

/** Runs TypeScript on JavaScript modules, with the packages of a folder; returns the first problem of each module. */
export function diagnose(modules: readonly string[], packages: string): Promise<ReadonlyMap<string, string>> {
	return inTemporaryFolder("types", async (folder) => {
		write(folder, modules, packages);
		return problemsIn(await runTypescript(folder), modules);
	});
}

const CONFIG = {
	compilerOptions: {
		target: "esnext",
		lib: ["esnext", "dom", "dom.iterable"],
		module: "nodenext",
		moduleResolution: "nodenext",
		types: [],
		strict: true,
		noImplicitAny: false,
		allowJs: true,
		checkJs: true,
		skipLibCheck: true,
		noEmit: true,
	},
	include: ["*/snippet.js"],
};

function write(folder: string, modules: readonly string[], packages: string): void {
	writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(CONFIG));
	writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
	symlinkSync(join(packages, "node_modules"), join(folder, "node_modules"), "junction");
	for (const [at, text] of modules.entries()) {
		mkdirSync(join(folder, String(at)));
		writeFileSync(join(folder, String(at), "snippet.js"), `${text}\n`);
	}
}

async function runTypescript(folder: string): Promise<string> {
	const tsc = join(createRequire(import.meta.url).resolve("typescript/package.json"), "../bin/tsc");
	const args = [tsc, "--project", folder, "--pretty", "false"];
	const { status, stdout, stderr } = await capture(process.execPath, args, { cwd: folder });
	if (status !== 0 && !DIAGNOSTIC.test(stdout))
		throw new Error(`tsc exited with status ${status}: ${stderr || stdout}`);
	return stdout;
}

/** `3/snippet.js(5,7): error TS2339: the message`, continued on indented lines. */
const DIAGNOSTIC = /^(\d+)[/\\]snippet\.js\((\d+),\d+\): error (TS\d+): (.*(?:\n[ \t]+.*)*)/m;

function problemsIn(output: string, modules: readonly string[]): ReadonlyMap<string, string> {
	const problems = new Map<string, string>();
	for (const [, at, line, code, message = ""] of output.matchAll(new RegExp(DIAGNOSTIC, "gm"))) {
		const text = modules[Number(at)];
		if (text !== undefined && !problems.has(text))
			problems.set(text, `line ${line}: ${message.replaceAll(/\n\s*/g, "; ")} (${code})`);
	}
	return problems;
}
