import { Held } from "./held.ts";

/** A part of a file that should be one JSON value. */
export interface Piece {
	/** The line it starts on, from 1. */
	readonly line: number;
	/** Undefined if it is too long to be read. */
	readonly bytes: Uint8Array | undefined;
}

const [NEWLINE, RETURN] = [0x0a, 0x0d];

/**
 * Cuts bytes into lines, without their line ends. Empty lines are counted and left out; lines longer than `most` bytes come
 * without their bytes.
 */
export async function* lines(chunks: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Piece> {
	const held = new Held(most);
	let line = 1;
	for await (const chunk of chunks) {
		let start = 0;
		for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
			held.add(chunk.subarray(start, end));
			if (held.any) yield { line, bytes: chomped(held.take()) };
			line++;
			// One by one, they would take minutes of a file that consists of them.
			start = end + 1;
			for (let size = emptyAt(chunk, start); size > 0; size = emptyAt(chunk, start)) {
				start += size;
				line++;
			}
		}
		held.add(chunk.subarray(start));
	}
	if (held.any) yield { line, bytes: chomped(held.take()) };
}

/** Bytes of the empty line at a position, with its end; 0 if there is none. */
function emptyAt(chunk: Uint8Array, at: number): number {
	if (chunk[at] === NEWLINE) return 1;
	return chunk[at] === RETURN && chunk[at + 1] === NEWLINE ? 2 : 0;
}

/** All bytes as one piece. */
export async function* whole(chunks: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Piece> {
	const held = new Held(most);
	for await (const chunk of chunks) held.add(chunk);
	yield { line: 1, bytes: held.take() };
}

function chomped(line: Uint8Array | undefined): Uint8Array | undefined {
	return line?.at(-1) === RETURN ? line.subarray(0, -1) : line;
}
