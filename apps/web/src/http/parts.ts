import { Readable } from "node:stream";
import { createGzip, type Gzip } from "node:zlib";
import type { Context } from "hono";
import { encodingFor, names } from "./accept.ts";

/** One line of JSON for each part of an answer; a later part replaces an earlier one. */
const LINES = "application/x-ndjson";

/** Whether the client can read an answer in parts. */
export function takesParts(context: Context): boolean {
	return names(context, LINES);
}

/** Answers with a first part at once and with the rest when it is there. The connection breaks if the rest fails. */
export function inParts(context: Context, first: unknown, rest: Promise<unknown>): Response {
	const isZipped = encodingFor(context.req.header("Accept-Encoding")) !== "identity";
	const lines = linesOf(first, rest);
	context.header("Content-Type", LINES);
	context.header("Vary", "Accept, Accept-Encoding");
	// A proxy that compresses would hold the first line back until the second.
	if (isZipped) context.header("Content-Encoding", "gzip");
	else context.header("Cache-Control", "no-cache, no-transform");
	const bytes = Readable.from(isZipped ? zipped(lines) : lines, { objectMode: false });
	return context.body(Readable.toWeb(bytes) as ReadableStream<Uint8Array>);
}

async function* linesOf(first: unknown, rest: Promise<unknown>): AsyncGenerator<string> {
	// It may fail before it is awaited below.
	rest.catch(() => {});
	yield `${JSON.stringify(first)}\n`;
	yield `${JSON.stringify(await rest)}\n`;
}

/** Compresses lines; each is sent whole before the next is there. */
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

/** All compressed bytes of a line. */
async function flushed(gzip: Gzip, line: string): Promise<Buffer> {
	await new Promise<void>((resolve, reject) => {
		gzip.once("error", reject);
		gzip.write(line);
		gzip.flush(() => {
			gzip.off("error", reject);
			resolve();
		});
	});
	return Buffer.concat([...readable(gzip)]);
}

/** The content of a stream so far. */
function* readable(gzip: Gzip): Generator<Buffer> {
	for (let piece = gzip.read() as Buffer | null; piece !== null; piece = gzip.read() as Buffer | null) yield piece;
}
