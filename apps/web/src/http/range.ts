import type { ByteRange } from "@vitrine/sources";

/**
 * The range of a file that a Range header requests: `whole` if there is no header, or one to ignore (several ranges,
 * other units, malformed); `none` if the file has no such bytes. The package range-parser refuses a range that is malformed or
 * counts more bytes from the end than there are, which RFC 9110 answers with the whole file.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | "whole" | "none" {
	const [, from, to] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? "") ?? [];
	if (from === undefined || to === undefined || (from === "" && to === "")) return "whole";
	if (from === "") return within(Math.max(0, size - Number(to)), size, size);
	if (to !== "" && Number(to) < Number(from)) return "whole";
	return within(Number(from), to === "" ? size : Number(to) + 1, size);
}

function within(start: number, end: number, size: number): ByteRange | "none" {
	return start >= size ? "none" : { start, end: Math.min(end, size) };
}

/** The Content-Range of a part of a file; without a range, of a file that has no such part. */
export function contentRange(size: number, range?: ByteRange): string {
	return range === undefined ? `bytes */${size}` : `bytes ${range.start}-${range.end - 1}/${size}`;
}
