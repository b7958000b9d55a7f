import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CallSnippet, Language } from "@vitrine/inference";
import type { Tooling } from "../requests/tooling.ts";

/** What became of a snippet that was run as it is printed. */
export interface Outcome {
	/** 0 where it ran to its end. */
	readonly status: number;
	readonly output: string;
	readonly errors: string;
}

const LIMIT = 2 * 60_000;

const FILES: Readonly<Record<Language, string>> = { python: "snippet.py", js: "snippet.mjs", sh: "snippet.sh" };

/** Runs a snippet in a folder of its own, with the variables it reads; undefined where what it needs is not here. */
export async function runSnippet(
	{ language, client, content }: CallSnippet,
	tooling: Tooling,
	variables: Readonly<Record<string, string>>,
): Promise<Outcome | undefined> {
	const command = commandFor(language, client, tooling);
	if (command === undefined) return undefined;
	const folder = mkdtempSync(join(tmpdir(), "vitrine-snippet-"));
	try {
		if (tooling.packages !== undefined) symlinkSync(tooling.packages, join(folder, "node_modules"), "dir");
		writeFileSync(join(folder, FILES[language]), content);
		return await ran(command, [FILES[language]], folder, variables);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

function commandFor(language: Language, client: string, { python, packages, versions }: Tooling): string | undefined {
	if (language === "python") return python;
	if (language === "sh") return versions.has("curl") ? "bash" : undefined;
	return client === "fetch" || packages !== undefined ? process.execPath : undefined;
}

function ran(
	command: string,
	words: readonly string[],
	cwd: string,
	variables: Readonly<Record<string, string>>,
): Promise<Outcome> {
	const env = { PATH: process.env["PATH"] ?? "", HOME: cwd, ...variables };
	const child = spawn(command, words, { cwd, env, stdio: ["ignore", "pipe", "pipe"], timeout: LIMIT });
	const [output, errors]: [string[], string[]] = [[], []];
	child.stdout.on("data", (piece: Buffer) => output.push(String(piece)));
	child.stderr.on("data", (piece: Buffer) => errors.push(String(piece)));
	return new Promise((resolve, reject) => {
		child.on("error", reject);
		child.on("close", (code) => resolve({ status: code ?? 1, output: output.join(""), errors: errors.join("") }));
	});
}
