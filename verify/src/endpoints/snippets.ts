import { spawn } from "node:child_process";
import { symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { CallSnippet, Language } from "@vitrine/inference";
import { exitOf } from "../processes/exit.ts";
import { inTemporaryFolder } from "../processes/temporaryFolder.ts";
import type { Tooling } from "../requests/tooling.ts";

/** How a snippet that was run has ended. */
export interface SnippetResult {
	/** 0 for success. */
	readonly status: number;
	readonly output: string;
	readonly errors: string;
}

/** The time limit of a snippet, in milliseconds. */
const LIMIT = 2 * 60_000;

const FILES: Readonly<Record<Language, string>> = { python: "snippet.py", js: "snippet.mjs", sh: "snippet.sh" };

/** Runs a snippet as printed, in a temporary folder; undefined if the tools for it are not installed. */
export async function runSnippet(
	{ language, client, content }: CallSnippet,
	tooling: Tooling,
	variables: Readonly<Record<string, string>>,
): Promise<SnippetResult | undefined> {
	const command = commandFor(language, client, tooling);
	if (command === undefined) return undefined;
	return inTemporaryFolder("snippet", async (folder) => {
		if (tooling.packages !== undefined) symlinkSync(tooling.packages, join(folder, "node_modules"), "dir");
		writeFileSync(join(folder, FILES[language]), content);
		return run(command, FILES[language], folder, variables);
	});
}

function commandFor(language: Language, client: string, { python, packages, versions }: Tooling): string | undefined {
	if (language === "python") return python;
	if (language === "sh") return versions.has("curl") ? "bash" : undefined;
	return client === "fetch" || packages !== undefined ? process.execPath : undefined;
}

async function run(
	command: string,
	file: string,
	cwd: string,
	variables: Readonly<Record<string, string>>,
): Promise<SnippetResult> {
	const env = { PATH: process.env["PATH"] ?? "", HOME: cwd, ...variables };
	const child = spawn(command, [file], { cwd, env, stdio: ["ignore", "pipe", "pipe"], timeout: LIMIT });
	const [status, output, errors] = await Promise.all([exitOf(child), text(child.stdout), text(child.stderr)]);
	return { status: status ?? 1, output, errors };
}
