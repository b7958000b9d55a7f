import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** Inputs that are kept with the project: each ran something that those before it did not, and each that once broke a promise. */
const KEPT = join(root, "fixtures/hostile/corpus");

/** Inputs that break a promise and are not mended yet. */
const FOUND = join(root, ".fuzz");

/** Bytes of the longest input that is kept. */
const LONGEST = 4 * 1024;

export function keptInputs(target: string): readonly Uint8Array[] {
	const folder = join(KEPT, target);
	if (!existsSync(folder)) return [];
	return readdirSync(folder)
		.toSorted()
		.map((file) => Uint8Array.from(readFileSync(join(folder, file))));
}

/** Keeps the short inputs, and returns how many. */
export function keep(target: string, inputs: readonly Uint8Array[]): number {
	const short = inputs.filter(({ length }) => length <= LONGEST);
	for (const input of short) written(join(KEPT, target), nameOf(input), input);
	return short.length;
}

/** Writes an input that breaks a promise, and returns its path. */
export const report = (target: string, kind: string, input: Uint8Array): string =>
	written(join(FOUND, target), `${kind}-${nameOf(input)}`, input);

function written(folder: string, name: string, input: Uint8Array): string {
	mkdirSync(folder, { recursive: true });
	const path = join(folder, name);
	writeFileSync(path, input);
	return path;
}

const nameOf = (input: Uint8Array): string => createHash("sha256").update(input).digest("hex").slice(0, 16);
