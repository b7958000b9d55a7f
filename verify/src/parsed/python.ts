import { spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Check, Tell } from "../check.ts";
import type { Subject } from "../subject.ts";
import { DEFECTS } from "./defects.ts";

/** Python's own parser and symbol table, in one process for all programs. */
export const python: Check = {
	level: "parsed",
	stage: "parsed",
	defects: DEFECTS,
	missing: "Install Python 3.9 or newer (Debian: apt-get install python3).",
	concerns: ({ language }) => language === "python",
	ready: async () => version() !== undefined,
	tools: () => ({ python: version()! }),
	run: checked,
};

let known: string | undefined;

const version = (): string | undefined => (known ??= asked());

function asked(): string | undefined {
	const { stdout, status } = spawnSync("python3", ["-c", "import platform; print(platform.python_version())"]);
	return status === 0 ? stdout.toString().trim() : undefined;
}

interface Answer {
	readonly id?: number;
	readonly problem?: string;
}

async function checked(subjects: readonly Subject[], tell: Tell): Promise<void> {
	const process = spawn("python3", ["-I", join(import.meta.dirname, "names.py")], {
		stdio: ["pipe", "pipe", "inherit"],
	});
	const ended = new Promise<number | null>((resolve, reject) => process.on("error", reject).on("close", resolve));
	process.stdin.end(subjects.map(({ text }, id) => JSON.stringify({ id, text }) + "\n").join(""));
	let answered = 0;
	for await (const line of createInterface({ input: process.stdout })) {
		const { id, problem } = JSON.parse(line) as Answer;
		if (id === undefined) continue;
		answered += 1;
		tell(subjects[id]!, problem);
	}
	const status = await ended;
	if (status !== 0 || answered !== subjects.length)
		throw new Error(`names.py ended with ${status} after ${answered} of ${subjects.length} programs.`);
}
