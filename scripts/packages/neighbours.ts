import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const IMPORT = /^import .* from "(\.\/[^"]+)";$/;

/**
 * A compiled index whose imports are in an order in which similar files follow each other: a bundle has them in that order, and
 * compresses better. No file depends on when it is loaded.
 */
export function withNeighbours(file: string, text: string): string {
	const lines = text.split("\n");
	const found = lines.filter((line) => IMPORT.test(line));
	const folder = dirname(file);
	const left = new Map(found.map((line) => [line, piecesOf(readFileSync(join(folder, pathOf(line)), "utf8"))]));
	const ordered: string[] = [];
	for (let next = found[0]; next !== undefined;) {
		const pieces = left.get(next) ?? new Set();
		ordered.push(next);
		left.delete(next);
		next = likest(pieces, left);
	}
	const others = lines.filter((line) => !IMPORT.test(line));
	return [...ordered, ...others].join("\n");
}

const pathOf = (line: string): string => IMPORT.exec(line)?.[1] ?? "";

/** Every stretch of the code, without its comments. */
function piecesOf(text: string): ReadonlySet<string> {
	const code = text.replace(/\/\*[^]*?\*\//g, "");
	return new Set(Array.from({ length: Math.max(0, code.length - LENGTH) }, (_, at) => code.slice(at, at + LENGTH)));
}

const LENGTH = 12;

/** The file with most pieces in common, for its size. */
function likest(pieces: ReadonlySet<string>, files: ReadonlyMap<string, ReadonlySet<string>>): string | undefined {
	let [found, most]: [string | undefined, number] = [undefined, -1];
	for (const [file, others] of files) {
		const likeness = pieces.intersection(others).size / Math.sqrt(pieces.size * others.size);
		if (likeness > most) [found, most] = [file, likeness];
	}
	return found;
}
