import type { ModelRecord } from "@vitrine/model";
import { type Index, type Load, type Origin, type Row, type SourceInfo, sourceName } from "@vitrine/search";
import { isLocal } from "./localSource.ts";

/** Rows that are read at a time, which is the most that a page has. */
const BATCH = 200;

interface RemoveOptions {
	/** Aborting ends the removal; models that were kept until then stay kept. */
	readonly signal?: AbortSignal;
	/** Called with the number of records that were looked at, which other sources may share with this one. */
	readonly onProgress?: (looked: number) => void;
}

/** What a removal did. */
export interface Removal {
	/** Records that are no longer in the catalogue. */
	readonly removed: number;
	/** Models that another source has, too: they keep what that one knows of them. */
	readonly kept: number;
}

/**
 * Removes a source with its records. Models that another source has, too, get the record of that one back. Readers see the
 * old catalogue until those are stored, and then until the rest is removed.
 */
export async function removeSource(index: Index, source: SourceInfo, options: RemoveOptions = {}): Promise<Removal> {
	const before = await index.count();
	const sources = await index.sources();
	let kept = 0;
	for (const other of sources) if (other.id !== source.id) kept += await giveBack(index, source, other, options);
	options.signal?.throwIfAborted();
	await deleteRecordsOf(index, source);
	return { removed: before - (await index.count()), kept };
}

/** Deletes the records of a source: those that were imported from it last. */
export async function deleteRecordsOf(index: Index, { id, kind, location }: SourceInfo): Promise<void> {
	const load = await index.load({ id, kind, location });
	try {
		// A complete import without records deletes those of its source.
		await load.commit({ skipped: 0, complete: true });
	} finally {
		await load.rollback();
	}
}

/** Stores what another source knows of the models that it shares with the one to remove; returns how many these are. */
async function giveBack(index: Index, source: SourceInfo, other: SourceInfo, options: RemoveOptions): Promise<number> {
	// Files and figures are joined, and never two of either.
	if (isLocal(source) === isLocal(other)) return 0;
	let load: Load | undefined;
	let given = 0;
	try {
		for await (const rows of pagesOf(index, [source.id, other.id], options)) {
			const records = rows.flatMap((row) => recordOf(row, source.id, other.id) ?? []);
			if (records.length === 0) continue;
			load ??= await index.load(other);
			await load.add(records);
			given += records.length;
		}
		await load?.commit({ skipped: other.skipped ?? 0 });
	} finally {
		await load?.rollback();
	}
	return given;
}

/** The record of one source in a row that joins it with another; undefined for any other row. */
function recordOf({ record, origins }: Row, source: string, other: string): ModelRecord | undefined {
	const parts: readonly (Origin | undefined)[] = [origins?.files, origins?.figures];
	if (!parts.some((part) => part?.source === source)) return undefined;
	const found = parts.find((part) => part?.source === other);
	// A record that was too large to be stored beside the other is in the joined one.
	return found && (found.record ?? record);
}

async function* pagesOf(
	index: Index,
	ids: readonly string[],
	{ signal, onProgress }: RemoveOptions,
): AsyncGenerator<readonly Row[]> {
	const filters = { source: [...new Set(ids.map(sourceName))] };
	let cursor: string | undefined;
	let looked = 0;
	do {
		signal?.throwIfAborted();
		const page = await index.search({
			filters,
			sort: "downloads",
			limit: BATCH,
			...(cursor !== undefined && { cursor }),
		});
		yield page.rows;
		looked += page.rows.length;
		onProgress?.(looked);
		cursor = page.next;
	} while (cursor !== undefined);
}
