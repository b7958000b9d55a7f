import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ModelRecord } from "@vitrine/model";
import { loaderOf } from "../src/choices/files/loaderOf.ts";

/** A record for one branch of a library's snippets. */
export interface LoadCase {
	/** Catalogue key. */
	readonly library: string;
	/** Also the name of its fixture files. */
	readonly name: string;
	readonly record: ModelRecord;
}

/** `fixtures/load`: one folder per library, with `records.json` and the expected snippets. */
export const FIXTURES = join(import.meta.dirname, "../../../fixtures/load");

export const loadCases: readonly LoadCase[] = readdirSync(FIXTURES).flatMap((library) =>
	Object.entries(recordsOf(library)).map(([name, record]) => ({ library, name, record })),
);

function recordsOf(library: string): Record<string, ModelRecord> {
	if (loaderOf(library) === undefined)
		throw new Error(`fixtures/load/${library}: there is no such library. Run npm run generate, or delete the folder.`);
	return JSON.parse(readFileSync(join(FIXTURES, library, "records.json"), "utf8"));
}
