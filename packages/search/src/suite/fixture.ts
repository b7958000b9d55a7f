import { onTestFinished } from "vitest";
import type { ModelRecord } from "@vitrine/model";
import type { Query } from "../api/query.ts";
import type { Index } from "../api/searchIndex.ts";
import type { SourceInfo } from "../api/source.ts";

/** Returns a new, empty index. */
export type MakeIndex = () => Index | Promise<Index>;

export const SOURCE: SourceInfo = { id: "folder:/models", kind: "folder", location: "/models" };

/** An index with these records in it, closed when the test ends. */
export async function filled(make: MakeIndex, records: readonly ModelRecord[], source = SOURCE): Promise<Index> {
	const index = await make();
	onTestFinished(() => index.close());
	await imported(index, records, source);
	return index;
}

export async function imported(
	index: Index,
	records: readonly ModelRecord[],
	source = SOURCE,
	complete = false,
): Promise<void> {
	const load = await index.load(source);
	await load.add(records);
	await load.commit({ skipped: 0, complete });
}

/** Ids of the first page. */
export async function ids(index: Index, query: Query): Promise<string[]> {
	return (await index.search({ limit: 200, ...query })).rows.map(({ record }) => record.id);
}

/** Ids of all pages. */
export async function allIds(index: Index, query: Query): Promise<string[]> {
	const found: string[] = [];
	let cursor: string | undefined;
	do {
		const page = await index.search({ ...query, ...(cursor !== undefined && { cursor }) });
		found.push(...page.rows.map(({ record }) => record.id));
		cursor = page.next;
	} while (cursor !== undefined);
	return found;
}

/** A record; without tags by default. */
export const model = (id: string, more: Partial<ModelRecord> = {}): ModelRecord => ({ id, tags: [], ...more });
