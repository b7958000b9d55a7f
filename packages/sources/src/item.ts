import { parseRecord, RecordError } from "@vitrine/model";
import { type Details, sentence, type SourceCode } from "./sentences.ts";
import type { ReadOptions, Skipped, SourceItem } from "./source.ts";

/** The record in some JSON, or why there is none; `earlier` are notes made before it was parsed. */
export function item(raw: unknown, where: string, earlier: readonly string[] = []): SourceItem {
	try {
		const { record, notes } = parseRecord(raw);
		return { record, notes: [...earlier, ...notes] };
	} catch (error) {
		if (!(error instanceof RecordError)) throw error;
		const { code, message, field } = error;
		return { skipped: { where, code, message, ...(field !== "" && { field }) } };
	}
}

/** Something that should have been a record, and why it is not. */
export function skip(code: SourceCode, where: string, details: Details = {}): { readonly skipped: Skipped } {
	return { skipped: { where, code, message: sentence(code, details) } };
}

/** Passes items on until the limit of records is reached or the signal is aborted. */
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
