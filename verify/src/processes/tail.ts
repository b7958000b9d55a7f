import type { Readable } from "node:stream";

const LENGTH = 4_000;

/** Collects the last characters of streams, for error messages. */
export const tailOf = (...streams: readonly Readable[]): (() => string) => endOf(LENGTH, streams);

/** Collects the last characters of streams, at most this many. */
export function endOf(length: number, streams: readonly Readable[]): () => string {
	let text = "";
	for (const stream of streams) stream.on("data", (piece: Buffer) => (text = (text + piece.toString()).slice(-length)));
	return () => text;
}
