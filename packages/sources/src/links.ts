import type { Stats } from "node:fs";
import { realpath, stat } from "node:fs/promises";
import { type Fence, placed } from "./fence.ts";
import { isGone, type NotOpened } from "./opened.ts";

/** What a path leads to, if that is inside the fence. */
export async function follow(path: string, fence: Fence): Promise<NotOpened | Stats> {
	try {
		const real = await realpath(path);
		if (placed(real, fence, "folder") === "outside") return "outside";
		const found = await stat(real);
		return placed(real, fence, found.isDirectory() ? "folder" : "file") === "inside" ? found : "refused";
	} catch (error) {
		if (isGone(error)) return "gone";
		throw error;
	}
}
