import { isAbsolute, relative, sep } from "node:path";
import type { Hidden } from "./hidden.ts";

/** What a repository may be read from. */
export interface Fence {
	/** The real folder that nothing is read outside of. */
	readonly within: string;
	/** The files that are not served. */
	readonly hidden: Hidden;
	/** Paths below `within`, with forward slashes, in one of which everything is; all of it if absent. */
	readonly only?: readonly string[];
	/** The digest in the real path of a file, where the source names files by their contents. */
	readonly digestIn?: (real: string) => string | undefined;
}

/** Whether a real path is inside the fence, leads out of its folder, or is one of those that are not served. */
export function placed(real: string, fence: Fence, kind: "file" | "folder"): "inside" | "outside" | "refused" {
	const way = relative(fence.within, real).split(sep).join("/");
	if (way === "") return "inside";
	if (way === ".." || way.startsWith("../") || isAbsolute(way)) return "outside";
	const isListed = fence.only?.some((start) => way === start || way.startsWith(`${start}/`)) ?? true;
	return isListed && !fence.hidden[kind](way) ? "inside" : "refused";
}
