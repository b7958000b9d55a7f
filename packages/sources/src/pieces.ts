/** A part of a file that should be one JSON value. */
export interface Piece {
	/** The line it begins on, from 1. */
	readonly line: number;
	/** Undefined when it is longer than is read. */
	readonly bytes: Uint8Array | undefined;
}

const NEWLINE = 0x0a;
const RETURN = 0x0d;

/** Cuts bytes into lines, without their line ends; lines longer than `most` bytes come without their bytes. */
export async function* lines(chunks: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Piece> {
	const held = new Held(most);
	let line = 1;
	for await (const chunk of chunks) {
		let start = 0;
		for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
			held.add(chunk.subarray(start, end));
			yield { line: line++, bytes: chomped(held.take()) };
			start = end + 1;
		}
		held.add(chunk.subarray(start));
	}
	if (held.any) yield { line, bytes: chomped(held.take()) };
}

function chomped(line: Uint8Array | undefined): Uint8Array | undefined {
	return line?.at(-1) === RETURN ? line.subarray(0, -1) : line;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);
const SPACE = new Set([0x20, 0x09, NEWLINE, RETURN]);

/** How a JSON list ended. */
export interface Ending {
	/** It broke off before its closing bracket. */
	open: boolean;
	/** The line on which something follows it. */
	trailing?: number;
}

/**
 * Cuts one JSON list into its elements, however it is laid out and however long it is. Where it breaks off, what
 * there is of the last element is the last piece.
 */
export async function* elements(chunks: AsyncIterable<Uint8Array>, most: number, end: Ending): AsyncGenerator<Piece> {
	const held = new Held(most);
	const reading = { line: 1, begun: 0, depth: 0, quoted: false, escaped: false, ended: false };
	end.open = true;
	for await (const chunk of chunks) {
		let start = 0;
		for (let at = 0; at < chunk.length; at++) {
			const step = advance(reading, chunk[at] ?? 0);
			if (step === "trailing") {
				end.trailing = reading.line;
				return;
			}
			if (step === "begin") start = at + 1;
			if (step !== "cut" && step !== "end") continue;
			held.add(chunk.subarray(start, at));
			if (reading.begun > 0) yield { line: reading.begun, bytes: held.take() };
			[start, reading.begun] = [at + 1, 0];
			end.open = step === "cut";
		}
		if (reading.depth > 0) held.add(chunk.subarray(start));
	}
	if (end.open && reading.begun > 0) yield { line: reading.begun, bytes: held.take() };
}

interface Reading {
	line: number;
	/** The line on which the present element begins, 0 before it does. */
	begun: number;
	depth: number;
	quoted: boolean;
	escaped: boolean;
	ended: boolean;
}

/** What a byte does to the list: begins it, cuts off an element, ends it, or follows it. */
function advance(reading: Reading, byte: number): "begin" | "cut" | "end" | "trailing" | undefined {
	if (byte === NEWLINE) reading.line++;
	if (SPACE.has(byte) && !reading.quoted) return undefined;
	if (reading.ended) return "trailing";
	if (reading.quoted) return quoted(reading, byte);
	if (reading.depth === 1 && byte === COMMA) return "cut";
	if (CLOSING.has(byte) && --reading.depth === 0) {
		reading.ended = true;
		return "end";
	}
	if (OPENING.has(byte) && ++reading.depth === 1) return "begin";
	if (reading.begun === 0) reading.begun = reading.line;
	reading.quoted = byte === QUOTE;
	return undefined;
}

function quoted(reading: Reading, byte: number): undefined {
	if (reading.escaped) reading.escaped = false;
	else if (byte === BACKSLASH) reading.escaped = true;
	else reading.quoted = byte !== QUOTE;
}

/** The whole as one piece. */
export async function* whole(chunks: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Piece> {
	const held = new Held(most);
	for await (const chunk of chunks) held.add(chunk);
	yield { line: 1, bytes: held.take() };
}

/** Bytes that belong together, collected up to a limit. */
class Held {
	readonly #most: number;
	#parts: Uint8Array[] = [];
	#length = 0;

	constructor(most: number) {
		this.#most = most;
	}

	get any(): boolean {
		return this.#length > 0;
	}

	add(part: Uint8Array): void {
		this.#length += part.length;
		if (this.#length > this.#most) this.#parts = [];
		else if (part.length > 0) this.#parts.push(part);
	}

	/** What was collected, undefined when it was too much; collecting starts anew. */
	take(): Uint8Array | undefined {
		const [parts, length] = [this.#parts, this.#length];
		this.#parts = [];
		this.#length = 0;
		if (length > this.#most) return undefined;
		return parts.length === 1 ? parts[0] : Buffer.concat(parts, length);
	}
}
