import { fileType } from "./fileTypes.ts";
import type { FileType } from "./shapes.ts";

/**
 * Of the available file types the largest that is not larger than the wanted one, else the smallest there is.
 * Undefined when none of the names is a file type; an unknown wanted name gets the smallest.
 */
export function nearestQuant(wanted: string, available: Iterable<string>): string | undefined {
	const limit = fileType(wanted)?.sizeRank ?? Infinity;
	const largestFirst = known(available).sort((a, b) => a.sizeRank - b.sizeRank);
	return (largestFirst.find((type) => type.sizeRank >= limit) ?? largestFirst.at(-1))?.name;
}

const known = (names: Iterable<string>): FileType[] =>
	[...names].map(fileType).filter((type): type is FileType => type !== undefined);
