import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { isGzip } from "../bytes.ts";

/** Bytes at the start of a file that are read, and the fewest lines in them that an estimate needs. */
const [SAMPLE, FEWEST] = [4 * 1024 * 1024, 50];

/** About how many lines a large file has, judged by its first few megabytes; undefined if they say too little. */
export async function estimatedLines(path: string, size: number): Promise<number | undefined> {
	if (size <= SAMPLE) return undefined;
	const lines = await linesOfSample(path);
	return lines < FEWEST ? undefined : Math.round((lines * size) / SAMPLE);
}

async function linesOfSample(path: string): Promise<number> {
	const start = createReadStream(path, { end: SAMPLE - 1 });
	const stream = (await isGzip(path)) ? start.pipe(createGunzip()) : start;
	let lines = 0;
	try {
		for await (const chunk of stream as AsyncIterable<Uint8Array>)
			for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, at + 1)) lines++;
	} catch {
		// Compressed data that are cut off end in an error; the lines before it count.
	}
	return lines;
}

const NEWLINE = 0x0a;
