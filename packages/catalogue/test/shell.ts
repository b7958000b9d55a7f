import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Whether bash is available; prints a warning if not. */
export const hasBash = ((): boolean => {
	const found = spawnSync("bash", ["-c", ""]).status === 0;
	if (!found) console.warn("SKIPPED without bash: shell snippets are not parsed by bash");
	return found;
})();

/** Every command only prints its words, each after a NUL: no program can be found. */
const TELLING = `
	PATH=/nowhere
	told() { printf '%s\\0' "$#" "$@"; }
	command_not_found_handle() { told "$@"; }
	cd() { told cd "$@"; }
	source() { told source "$@"; }
	export() { told export "$@"; }
`;

/** The commands that bash parses from a snippet, each as its words. Throws on a syntax error. */
export function commandsOf(source: string): readonly (readonly string[])[] {
	const folder = mkdtempSync(join(tmpdir(), "vitrine-shell-"));
	try {
		const { stdout, stderr } = spawnSync("bash", ["--norc"], { input: TELLING + source, cwd: folder, env: {} });
		if (/syntax error|unexpected/.test(stderr.toString())) throw new Error(stderr.toString());
		return split(stdout.toString().split("\0").slice(0, -1));
	} finally {
		rmSync(folder, { recursive: true });
	}
}

function split(parts: readonly string[]): readonly (readonly string[])[] {
	const commands: string[][] = [];
	for (let at = 0; at < parts.length; at += Number(parts[at]) + 1)
		commands.push(parts.slice(at + 1, at + 1 + Number(parts[at])));
	return commands;
}
