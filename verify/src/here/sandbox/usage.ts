import { memoryIn, procText, treeOf } from "../../processes/tree.ts";

/** What a process and all below it use now. */
interface Usage {
	readonly processes: number;
	/** Resident bytes; pages of files that several of them map count once for each. */
	readonly resident: number;
	/** Bytes that are not pages of files. */
	readonly own: number;
}

const NONE: Usage = { processes: 0, resident: 0, own: 0 };

/** The use of a process and its descendants, from `/proc`; nothing on systems without it. */
export const usageOf = (root: number): Usage => treeOf(root).map(usageOfOne).reduce(added, NONE);

function usageOfOne(pid: number): Usage {
	const status = procText(pid, "status");
	const own = memoryIn(status, "RssAnon") + memoryIn(status, "RssShmem");
	return { processes: 1, resident: memoryIn(status, "VmRSS"), own };
}

const added = (a: Usage, b: Usage): Usage => ({
	processes: a.processes + b.processes,
	resident: a.resident + b.resident,
	own: a.own + b.own,
});
