import type { ModelRecord } from "@vitrine/model";
import type { ReadOptions, Skipped, Source } from "../src/index.ts";

export interface Collected {
	readonly records: ModelRecord[];
	readonly notes: string[];
	readonly skipped: Skipped[];
	/** What the source threw in the end. */
	error?: unknown;
}

/** Everything a source has to say. */
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
