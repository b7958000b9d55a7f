import { normalize } from "node:path";
import { readBelow as bytesBelow } from "@vitrine/sources";
import type { AssetFile } from "../assets.ts";
import { contentType } from "./contentType.ts";

/** The file at `path` below `folder`; undefined where there is none, or the path leads outside. */
export async function readBelow(folder: string, path: string): Promise<AssetFile | undefined> {
	const inside = normalize(path).replace(/^\/+/, "");
	const bytes = await bytesBelow(folder, inside).catch(() => undefined);
	return bytes && { bytes: new Uint8Array(bytes), type: contentType(inside) };
}
