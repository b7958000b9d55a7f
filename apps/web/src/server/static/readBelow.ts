import { readFile } from "node:fs/promises";
import { join, normalize } from "node:path";
import type { AssetFile } from "../assets.ts";
import { contentType } from "./contentType.ts";

/** The file at `path` below `folder`; undefined where there is none, or the path leads outside. */
export async function readBelow(folder: string, path: string): Promise<AssetFile | undefined> {
	const inside = normalize(path).replace(/^\/+/, "");
	if (inside.startsWith("..") || inside.includes("\0")) return undefined;
	try {
		return { bytes: new Uint8Array(await readFile(join(folder, inside))), type: contentType(inside) };
	} catch {
		return undefined;
	}
}
