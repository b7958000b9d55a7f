import type { ByteRange } from "@vitrine/sources";

/**
 * The part of a file that a Range header asks for: `whole` where there is none, or one that may be ignored (several
 * parts, other units, nonsense); `none` where the file has no such bytes.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | "whole" | "none" {
	const [, from, to] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? "") ?? [];
	if (from === undefined || to === undefined || (from === "" && to === "")) return "whole";
	if (from === "") return part(Math.max(0, size - Number(to)), size, size);
	if (to !== "" && Number(to) < Number(from)) return "whole";
	return part(Number(from), to === "" ? size : Number(to) + 1, size);
}

function part(start: number, end: number, size: number): ByteRange | "none" {
	return start >= size ? "none" : { start, end: Math.min(end, size) };
}
