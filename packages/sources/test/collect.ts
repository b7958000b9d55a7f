import type { ModelRecord } from "@vitrine/model";
import type { ReadOptions, Skipped, Source } from "../src/source.ts";

export interface Collected {
	readonly records: ModelRecord[];
	readonly notes: string[];
	readonly skipped: Skipped[];
	/** What the source threw at the end. */
	error?: unknown;
}

/** Everything that a source gives. */
export async function collect(source: Source, options?: ReadOptions): Promise<Collected> {
	const collected: Collected = { records: [], notes: [], skipped: [] };
	try {
		for await (const item of source.records(options)) {
			if ("skipped" in item) collected.skipped.push(item.skipped);
			else {
				collected.records.push(item.record);
				collected.notes.push(...item.notes);
			}
		}
	} catch (error) {
		collected.error = error;
	}
	return collected;
}
