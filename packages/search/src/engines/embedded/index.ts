import { resolve } from "node:path";
import type { Maintenance } from "../../api/maintenance.ts";
import type { Index } from "../../api/searchIndex.ts";
import { EmbeddedIndex } from "./embeddedIndex.ts";
import { emptyPath } from "./errors.ts";
import { MEMORY } from "./sqlite/connection.ts";
import { openDatabase } from "./sqlite/database.ts";

export interface EmbeddedOptions {
	/** Milliseconds that an import waits for another one to finish; ten minutes by default. */
	readonly patience?: number;
	/** Called with a sentence when a catalogue of an earlier version is upgraded. */
	readonly onNotice?: (message: string) => void;
}

const PATIENCE_MS = 600_000;

/**
 * Opens the index in the SQLite file at `path`, or in `:memory:`. The file and its directories are created if missing; a
 * file of an earlier version is upgraded.
 * Any number of processes may open it; one at a time imports. Throws IndexError if the file cannot be used.
 *
 * @example
 * const index = openEmbedded(":memory:");
 * (await index.search({ text: "owl" })).total; // 0
 * await index.close();
 */
export function openEmbedded(
	path: string,
	{ patience = PATIENCE_MS, onNotice }: EmbeddedOptions = {},
): Index & Maintenance {
	if (path === "") throw emptyPath();
	const where = path === MEMORY ? path : resolve(path);
	return new EmbeddedIndex(openDatabase(where, onNotice), where, patience);
}
