import { Readable } from "node:stream";
import { createGzip, type Gzip } from "node:zlib";
import type { Context } from "hono";
import { encodingFor } from "./encoding.ts";

/** A line of JSON for each part of an answer: a later one takes the place of an earlier one. */
export const LINES = "application/x-ndjson";

/** Whether whoever asks can read an answer in parts. */
export function takesParts(context: Context): boolean {
	return (context.req.header("Accept") ?? "").includes(LINES);
}

/** Answers with a first part at once and with the rest when it is there. A rest that fails breaks the answer off. */
export function inParts(context: Context, first: unknown, rest: Promise<unknown>): Response {
	const isZipped = encodingFor(context.req.header("Accept-Encoding")) !== "identity";
	const lines = linesOf(first, rest);
	context.header("Content-Type", LINES);
	context.header("Vary", "Accept, Accept-Encoding");
	// Packed by others, the first line would wait for the second.
	if (isZipped) context.header("Content-Encoding", "gzip");
	else context.header("Cache-Control", "no-cache, no-transform");
	const bytes = Readable.from(isZipped ? zipped(lines) : lines, { objectMode: false });
	return context.body(Readable.toWeb(bytes) as ReadableStream<Uint8Array>);
}

async function* linesOf(first: unknown, rest: Promise<unknown>): AsyncGenerator<string> {
	// What fails before it is waited for is no loss yet.
	rest.catch(() => {});
	yield `${JSON.stringify(first)}\n`;
	yield `${JSON.stringify(await rest)}\n`;
}

/** Each line leaves whole before the next one is there. */
async function* zipped(lines: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
	const gzip = createGzip();
	try {
		for await (const line of lines) yield await flushed(gzip, line);
		gzip.end();
		yield* gzip as AsyncIterable<Buffer>;
	} finally {
		gzip.destroy();
	}
}

/** What a line has become, all of it. */
async function flushed(gzip: Gzip, line: string): Promise<Buffer> {
	await new Promise<void>((resolve, reject) => {
		gzip.once("error", reject);
		gzip.write(line);
		gzip.flush(() => {
			gzip.off("error", reject);
			resolve();
		});
	});
	const pieces: Buffer[] = [];
	for (let piece = gzip.read() as Buffer | null; piece !== null; piece = gzip.read() as Buffer | null)
		pieces.push(piece);
	return Buffer.concat(pieces);
}
