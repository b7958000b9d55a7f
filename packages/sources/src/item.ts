import { parseRecord, RecordError } from "@vitrine/model";
import type { ReadOptions, SourceItem } from "./source.ts";

/** The record in some JSON, or why there is none; `more` are notes made before it was looked at. */
export function item(raw: unknown, where: string, more: readonly string[] = []): SourceItem {
	try {
		const { record, notes } = parseRecord(raw);
		return { record, notes: [...more, ...notes] };
	} catch (error) {
		if (!(error instanceof RecordError)) throw error;
		return { skipped: { where, message: error.message, ...(error.field !== "" && { field: error.field }) } };
	}
}

export function skip(where: string, message: string): SourceItem {
	return { skipped: { where, message } };
}

/** Passes items on until the limit of records is reached or the signal says stop. */
export async function* bounded(
	items: AsyncIterable<SourceItem>,
	options: ReadOptions = {},
): AsyncGenerator<SourceItem> {
	let room = options.limit ?? Number.POSITIVE_INFINITY;
	options.signal?.throwIfAborted();
	if (room <= 0) return;
	for await (const next of items) {
		options.signal?.throwIfAborted();
		yield next;
		if ("record" in next && --room <= 0) return;
	}
}
