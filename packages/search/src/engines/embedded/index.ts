import { resolve } from "node:path";
import { IndexError } from "../../errors.ts";
import type { Index } from "../../shapes.ts";
import type { Upkeep } from "../../upkeep.ts";
import { MEMORY, openDatabase } from "./database.ts";
import { EmbeddedIndex } from "./embedded.ts";

export interface EmbeddedOptions {
	/** Milliseconds an import waits for another one to end, ten minutes unless given. */
	readonly patience?: number;
}

const PATIENCE = 600_000;

/**
 * Opens the index in the SQLite file at `path`, or in `:memory:`. File and directories are made where there are none.
 *
 * Any number of processes may have it open; one at a time imports. Throws IndexError where the file cannot be used.
 */
export function openEmbedded(path: string, { patience = PATIENCE }: EmbeddedOptions = {}): Index & Upkeep {
	if (path === "") throw new IndexError("denied", 'The path of an index is empty: name a file, or ":memory:"');
	const where = path === MEMORY ? path : resolve(path);
	return new EmbeddedIndex(openDatabase(where), where, patience);
}
