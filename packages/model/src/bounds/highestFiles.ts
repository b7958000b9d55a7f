import { isObject } from "../values.ts";
import { jsonBytes } from "./measure.ts";

/** The files with the fewest folders in their paths that fit, in their order. */
export function highestFiles(files: readonly unknown[], room: number): readonly unknown[] {
	const ordered = [...files.entries()].sort(([i, a], [j, b]) => foldersOf(a) - foldersOf(b) || i - j);
	const kept = new Set<number>();
	let bytes = 2;
	for (const [at, file] of ordered) {
		bytes += jsonBytes(file) + 1;
		if (bytes > room) break;
		kept.add(at);
	}
	return files.filter((_, at) => kept.has(at));
}

function foldersOf(file: unknown): number {
	const path = isObject(file) ? file["rfilename"] : undefined;
	return typeof path === "string" ? path.split("/").length : Number.POSITIVE_INFINITY;
}
