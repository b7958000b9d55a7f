import { fileType } from "./fileTypes.ts";
import type { FileType } from "./shapes.ts";

/**
 * The largest available file type that is not larger than the wanted one, otherwise the smallest. Undefined if no
 * name is a file type; for an unknown wanted name, the smallest.
 */
export function nearestQuant(wanted: string, available: Iterable<string>): string | undefined {
	const limit = fileType(wanted)?.sizeRank ?? Infinity;
	const largestFirst = known(available).sort((a, b) => a.sizeRank - b.sizeRank);
	return (largestFirst.find((type) => type.sizeRank >= limit) ?? largestFirst.at(-1))?.name;
}

const known = (names: Iterable<string>): FileType[] =>
	[...names].map(fileType).filter((type): type is FileType => type !== undefined);
