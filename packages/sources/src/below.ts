import { realpath } from "node:fs/promises";
import { readInside } from "./disk.ts";
import { hiddenExcept } from "./hidden.ts";
import type { ByteRange } from "./source.ts";

/** The bytes of a file below a folder that is not a repository; undefined if there is no such file. Throws SourceError. */
export async function readBelow(folder: string, path: string, range?: ByteRange): Promise<Uint8Array | undefined> {
	return readInside(folder, { within: await realpath(folder), hidden: hiddenExcept() }, path, range);
}
