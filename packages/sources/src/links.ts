import type { Stats } from "node:fs";
import { realpath, stat } from "node:fs/promises";
import { type Fence, placed } from "./fence.ts";
import { isGone, type NotOpened } from "./opened.ts";

/** What a link leads to: the real path, and what is there. */
export interface Followed {
	readonly stats: Stats;
	readonly real: string;
}

/** What a path leads to, if that is inside the fence. */
export async function follow(path: string, fence: Fence): Promise<NotOpened | Followed> {
	try {
		const real = await realpath(path);
		if (placed(real, fence, "folder") === "outside") return "outside";
		const stats = await stat(real);
		const kind = stats.isDirectory() ? "folder" : "file";
		return placed(real, fence, kind) === "inside" ? { stats, real } : "refused";
	} catch (error) {
		if (isGone(error)) return "gone";
		throw error;
	}
}
