import type { Readable } from "node:stream";

const LENGTH = 4_000;

/** Collects the last characters of streams, for error messages. */
export function tailOf(...streams: readonly Readable[]): () => string {
	let text = "";
	for (const stream of streams) stream.on("data", (piece: Buffer) => (text = (text + piece.toString()).slice(-LENGTH)));
	return () => text;
}
