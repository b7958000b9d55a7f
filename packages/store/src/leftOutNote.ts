import { type LeftOut, RECORD_BOUNDS } from "@vitrine/model";

/** A sentence for a part of a record that was left out, with the bound and what to do. */
export function leftOutNote({ field, bytes, reason, entries }: LeftOut): string {
	const part = entries === undefined ? "left out" : `${grouped(entries)} entries left out`;
	const bound = reason === "depth" ? `${RECORD_BOUNDS.levels} levels` : `${grouped(RECORD_BOUNDS.bytes)} bytes`;
	return `${field}: ${part}, ${grouped(bytes)} bytes; a record has at most ${bound}. Shorten it at its source`;
}

const grouped = (number: number): string => number.toLocaleString("en");
