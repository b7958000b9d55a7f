import type { Stats } from "node:fs";
import { realpath, stat } from "node:fs/promises";
import { isAbsolute, relative, sep } from "node:path";
import { codeOf } from "./cause.ts";

/** What a path leads to, if that is inside the folder `within`, which is a real path. */
export async function follow(path: string, within: string): Promise<"outside" | "gone" | Stats> {
	try {
		const real = await realpath(path);
		return contains(within, real) ? await stat(real) : "outside";
	} catch (error) {
		if (["ENOENT", "ELOOP", "ENOTDIR", "ENAMETOOLONG"].includes(codeOf(error) ?? "")) return "gone";
		throw error;
	}
}

/** Whether a path is the folder or in it; both are real paths. */
function contains(folder: string, path: string): boolean {
	const way = relative(folder, path);
	return way === "" || (way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way));
}
