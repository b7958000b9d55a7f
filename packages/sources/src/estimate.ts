import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { isGzip } from "./bytes.ts";

/** Bytes of a file that are looked at, and lines that are at least wanted of them. */
const LOOKED_AT = 4 * 1024 * 1024;
const LEAST = 50;

/** About how many lines a large file has, by those of its beginning; undefined where that says too little. */
export async function estimatedLines(path: string, size: number): Promise<number | undefined> {
	if (size <= LOOKED_AT) return undefined;
	const lines = await linesOfStart(path);
	return lines < LEAST ? undefined : Math.round((lines * size) / LOOKED_AT);
}

async function linesOfStart(path: string): Promise<number> {
	const start = createReadStream(path, { end: LOOKED_AT - 1 });
	const stream = (await isGzip(path)) ? start.pipe(createGunzip()) : start;
	let lines = 0;
	try {
		for await (const chunk of stream as AsyncIterable<Uint8Array>)
			for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, at + 1)) lines++;
	} catch {
		// Compressed data break off here, as they must; what came before counts.
	}
	return lines;
}

const NEWLINE = 0x0a;
