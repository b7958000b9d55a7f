import { Held } from "./held.ts";
import type { Piece } from "./lines.ts";

/** How a JSON list ended. */
export interface Ending {
	/** The closing bracket was missing. */
	open: boolean;
	/** The line of the first text after the closing bracket. */
	trailing?: number;
}

/**
 * Cuts one JSON list of any layout and length into its elements. If the list is cut off, the last piece is the start of an
 * element.
 */
export async function* elements(chunks: AsyncIterable<Uint8Array>, most: number, end: Ending): AsyncGenerator<Piece> {
	const held = new Held(most);
	const reading: Reading = { line: 1, started: 0, depth: 0, isQuoted: false, isEscaped: false, hasEnded: false };
	end.open = true;
	for await (const chunk of chunks) {
		let start = 0;
		for (let at = 0; at < chunk.length; at++) {
			const step = advance(reading, chunk[at] ?? 0);
			if (step === "trailing") {
				end.trailing = reading.line;
				return;
			}
			if (step === "start") start = at + 1;
			if (step !== "cut" && step !== "end") continue;
			held.add(chunk.subarray(start, at));
			if (reading.started > 0) yield { line: reading.started, bytes: held.take() };
			[start, reading.started] = [at + 1, 0];
			end.open = step === "cut";
		}
		if (reading.depth > 0) held.add(chunk.subarray(start));
	}
	if (end.open && reading.started > 0) yield { line: reading.started, bytes: held.take() };
}

interface Reading {
	line: number;
	/** The line on which the current element starts; 0 before it does. */
	started: number;
	depth: number;
	isQuoted: boolean;
	isEscaped: boolean;
	hasEnded: boolean;
}

const [NEWLINE, QUOTE, BACKSLASH, COMMA] = [0x0a, 0x22, 0x5c, 0x2c];
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);
const SPACE = new Set([0x20, 0x09, 0x0a, 0x0d]);

/** What a byte does to the list: starts it, cuts off an element, ends it, or follows it. */
function advance(reading: Reading, byte: number): "start" | "cut" | "end" | "trailing" | undefined {
	if (byte === NEWLINE) reading.line++;
	if (SPACE.has(byte) && !reading.isQuoted) return undefined;
	if (reading.hasEnded) return "trailing";
	if (reading.isQuoted) return quoted(reading, byte);
	if (reading.depth === 1 && byte === COMMA) return "cut";
	if (CLOSING.has(byte) && --reading.depth === 0) {
		reading.hasEnded = true;
		return "end";
	}
	if (OPENING.has(byte) && ++reading.depth === 1) return "start";
	if (reading.started === 0) reading.started = reading.line;
	reading.isQuoted = byte === QUOTE;
	return undefined;
}

function quoted(reading: Reading, byte: number): undefined {
	if (reading.isEscaped) reading.isEscaped = false;
	else if (byte === BACKSLASH) reading.isEscaped = true;
	else reading.isQuoted = byte !== QUOTE;
}
