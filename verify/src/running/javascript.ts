import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Check } from "../check.ts";
import type { Defect } from "../defect.ts";
import { type Environment, environment, howToInstall } from "../environment.ts";
import { howToInstallNode, type NodeEnvironment, nodeEnvironment } from "../nodeEnvironment.ts";
import { madeRows } from "./miniatures.ts";
import { NO_MINIATURE } from "./python.ts";
import { excuseOf, rowOf } from "./rows.ts";
import { type Runtime, runOnMiniatures } from "./run.ts";

/** Makes the miniatures. */
const MAKER = "run";
/** What the snippets import. */
const NAME = "js";

/** Milliseconds that a snippet may take. */
const LIMIT = 60_000;

/** What running a snippet must find. */
const DEFECTS: readonly Defect[] = [
	{
		name: "another model",
		languages: ["js"],
		plant: (text, { model }) => replaced(text, `"${model.id}"`, `"${model.id}-x"`),
	},
	{
		name: "a task that is not there",
		languages: ["js"],
		plant: (text) => replaced(text, /pipeline\("/, 'pipeline("heron-'),
	},
	{
		name: "a method that is not there",
		languages: ["js"],
		plant: (text) => replaced(text, /await pipe\(/, "await pipe.say("),
	},
	{ name: "a program that reads no model", languages: ["js"], plant: () => 'console.log("done");\n' },
];

/** Loading snippets for Node.js, run to their end on miniatures that they read from our own hub. */
export const javascript: Check = {
	level: "run",
	stage: "runs",
	get missing() {
		return maker === undefined ? howToInstall(MAKER) : howToInstallNode(NAME);
	},
	concerns: ({ id, language }) => language === "js" && id.startsWith("load/"),
	async ready() {
		maker = environment(MAKER);
		packages = nodeEnvironment(NAME);
		if (maker === undefined || packages === undefined) return false;
		made = madeRows(maker.python);
		return true;
	},
	excuse: ({ id }) => excuseOf(id) ?? (made.has(rowOf(id)) ? undefined : NO_MINIATURE),
	tools: ({ text }) =>
		Object.fromEntries([...(packages?.versions ?? [])].filter(([name]) => text.includes(`from "${name}"`))),
	defects: DEFECTS,
	async run(subjects, tell) {
		if (maker === undefined || packages === undefined) throw new Error(javascript.missing);
		const { python } = maker;
		const { folder } = packages;
		await runOnMiniatures(python, subjects, async (hub) => runtime(folder, hub), tell);
	},
};

function replaced(text: string, found: RegExp | string, other: string): string | undefined {
	const changed = text.replace(found, other);
	return changed === text ? undefined : changed;
}

let maker: Environment | undefined;
let packages: NodeEnvironment | undefined;
let made: ReadonlySet<string> = new Set();

const PRELOAD = join(import.meta.dirname, "javascript.preload.mjs");

/** Runs programs in a folder of their own, where the packages are found and nothing of an earlier program is. */
const runtime = (packages: string, hub: string): Runtime => ({
	async run(text, files) {
		const scratch = mkdtempSync(join(tmpdir(), "vitrine-snippet-"));
		try {
			symlinkSync(join(packages, "node_modules"), join(scratch, "node_modules"));
			cpSync(PRELOAD, join(scratch, "preload.mjs"));
			for (const [name, path] of Object.entries(files)) cpSync(path, join(scratch, name));
			writeFileSync(join(scratch, "snippet.mjs"), text);
			return await problemOf(scratch, `http://${hub}`);
		} finally {
			rmSync(scratch, { recursive: true, force: true });
		}
	},
	close: async () => {},
});

/** Runs the snippet of a folder; its last words, if it does not end well. */
function problemOf(scratch: string, endpoint: string): Promise<string | undefined> {
	const { PATH } = process.env;
	const child = spawn(process.execPath, ["--import", "./preload.mjs", "snippet.mjs"], {
		cwd: scratch,
		env: { PATH, HF_ENDPOINT: endpoint },
		stdio: ["ignore", "ignore", "pipe"],
		timeout: LIMIT,
	});
	let said = "";
	child.stderr.on("data", (piece: Buffer) => (said = (said + piece.toString()).slice(-KEPT)));
	return new Promise((resolve, reject) => {
		child.once("error", reject).once("close", (code, signal) => {
			if (code === 0) resolve(undefined);
			else if (signal !== null) resolve(`did not end in ${LIMIT / 1000} seconds: ${said}`);
			else resolve(reasonIn(said));
		});
	});
}

const KEPT = 4_000;

/** The line of what Node printed that names the error, or all of it. */
const reasonIn = (said: string): string => /^\w*Error\b.*$/m.exec(said)?.[0] ?? said.trim();
