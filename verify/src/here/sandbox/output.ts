import type { Readable } from "node:stream";
import { stripVTControlCharacters } from "node:util";
import { endOf } from "../../processes/tail.ts";

/** Characters that are kept of a stream; an answer of a server must be whole to be read. */
const MOST = 64_000;

/** Collects the start of a stream; the rest is read and dropped. */
export function firstOf(stream: Readable): () => string {
	let text = "";
	stream.on("data", (piece: Buffer) => {
		if (text.length < MOST) text = (text + piece.toString()).slice(0, MOST);
	});
	return () => cleaned(text);
}

/** Collects the end of a stream. */
export function lastOf(stream: Readable): () => string {
	const text = endOf(MOST, [stream]);
	return () => cleaned(text());
}

/** Without colours; of a line that was overwritten, as progress bars do, its last state. */
const cleaned = (text: string): string =>
	stripVTControlCharacters(text)
		.toWellFormed()
		.split("\n")
		.map((line) => line.replace(/\r+$/, "").replace(/^.*\r/s, ""))
		.join("\n");
