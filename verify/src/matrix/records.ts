import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ModelRecord } from "@vitrine/model";

/** The folder of the expected snippets and the records they are generated from. */
export const FIXTURES: string = join(import.meta.dirname, "../../../fixtures");

/** The records of a folder of fixtures, by fixture name. */
export function recordsIn(folder: string): readonly (readonly [name: string, record: ModelRecord])[] {
	return Object.entries(JSON.parse(readFileSync(join(FIXTURES, folder, "records.json"), "utf8")));
}
