import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseSync } from "vite";

export const root = dirname(import.meta.dirname);

/** The rooms: every package, every app, and `verify`; the package for Python has no code of theirs. */
export const rooms: readonly string[] = [
	...["packages", "apps"].flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`)),
	"verify",
].filter((folder) => folder !== "packages/python");

/** A file of TypeScript, parsed. */
export interface Source {
	/** From the project's folder, with forward slashes. */
	readonly file: string;
	readonly text: string;
	readonly parsed: ReturnType<typeof parseSync>;
}

/** Every file of TypeScript below some folders of the project. */
export function sourcesIn(...folders: readonly string[]): readonly Source[] {
	return folders.flatMap((folder) =>
		readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
			.filter((file) => /\.tsx?$/.test(file) && !/(^|\/)(?:node_modules|dist)\/|^environments\//.test(file))
			.map((file) => sourceOf(join(folder, file))),
	);
}

function sourceOf(file: string): Source {
	const text = readFileSync(join(root, file), "utf8");
	return { file, text, parsed: parseSync(file, text) };
}

/** Whether a file is only for tests, benches or scripts. */
export const isTooling = (file: string): boolean =>
	/\.test\.tsx?$|\.config\.ts$|(^|\/)(test|testing|bench|scripts|suite)(\/|\.ts$)|^tools\//.test(file);

/** Calls a function with every node of a syntax tree. */
export function walk(node: unknown, visit: (node: Readonly<Record<string, unknown>>) => void): void {
	if (typeof node !== "object" || node === null) return;
	if ("type" in node) visit(node as Readonly<Record<string, unknown>>);
	for (const child of Object.values(node)) walk(child, visit);
}

export const fromRoot = (file: string): string => relative(root, file).replaceAll("\\", "/");
