import { spawnSync } from "node:child_process";
import { join } from "node:path";
import type { Check, OnResult } from "../check.ts";
import { once } from "../once.ts";
import { answersOf } from "../processes/jsonLines.ts";
import type { Subject } from "../subject.ts";
import { DEFECTS } from "./defects.ts";

/** Parses Python programs with Python's own parser, and finds undefined names with its symbol table. */
export const python: Check = {
	level: "parsed",
	stage: "parsed",
	defects: DEFECTS,
	installHint: "Install Python 3.9 or newer (Debian: apt-get install python3).",
	appliesTo: ({ language }) => language === "python",
	isAvailable: async () => version() !== undefined,
	tools: () => ({ python: version() ?? "none" }),
	run,
};

const version = once((): string | undefined => {
	const { stdout, status } = spawnSync("python3", ["-c", "import platform; print(platform.python_version())"]);
	return status === 0 ? stdout.toString().trim() : undefined;
});

async function run(subjects: readonly Subject[], onResult: OnResult): Promise<void> {
	const answers = answersOf<Subject, Answer>("python3", SCRIPT, subjects, ({ text }) => ({ text }));
	for await (const [subject, { problem }] of answers) onResult(subject, problem);
}

const SCRIPT = join(import.meta.dirname, "names.py");

interface Answer {
	readonly problem?: string;
}
