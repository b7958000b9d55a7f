import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text as textOf } from "node:stream/consumers";

/** The version of TypeScript that is installed; undefined where it is not. */
export function typescriptVersion(): string | undefined {
	try {
		return (createRequire(import.meta.url)("typescript/package.json") as { version: string }).version;
	} catch {
		return undefined;
	}
}

/** Lets TypeScript read JavaScript modules with the packages of a folder; gives the first thing wrong with each. */
export async function diagnose(modules: readonly string[], packages: string): Promise<readonly (string | undefined)[]> {
	const folder = mkdtempSync(join(tmpdir(), "vitrine-types-"));
	try {
		write(folder, modules, packages);
		return grouped(await said(folder), modules.length);
	} finally {
		rmSync(folder, { recursive: true });
	}
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

async function said(folder: string): Promise<string> {
	const tsc = join(createRequire(import.meta.url).resolve("typescript/package.json"), "../bin/tsc");
	const words = [tsc, "--project", folder, "--pretty", "false"];
	const child = spawn(process.execPath, words, { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
	const ended = new Promise<number | null>((resolve, reject) => child.on("error", reject).on("close", resolve));
	const [status, out, errors] = await Promise.all([ended, textOf(child.stdout), textOf(child.stderr)]);
	const isAnswer = status === 0 || SAYING.test(out);
	if (!isAnswer) throw new Error(`tsc ended with ${status}: ${errors || out}`);
	return out;
}

/** `3/snippet.js(5,7): error TS2339: what is wrong`; what is indented below goes on. */
const SAYING = /^(\d+)[/\\]snippet\.js\((\d+),\d+\): error (TS\d+): (.*(?:\n[ \t]+.*)*)/m;

function grouped(out: string, modules: number): readonly (string | undefined)[] {
	const found: (string | undefined)[] = Array.from({ length: modules }, () => undefined);
	for (const [, at, line, code, message] of out.matchAll(new RegExp(SAYING, "gm")))
		found[Number(at)] ??= `line ${line}: ${message!.replaceAll(/\n\s*/g, "; ")} (${code})`;
	return found;
}
