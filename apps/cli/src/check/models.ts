import type { Row } from "@vitrine/search";
import type { Store } from "@vitrine/store";
import type { ModelHere } from "@vitrine/verify/here";
import { Failure } from "../errors.ts";

/** A model to check: its row, and its files. */
export interface Selected extends ModelHere {
	readonly row: Row;
}

/** The models with these ids. Throws Failure for one that is not in the catalogue, or whose files are not here. */
export async function namedModels(store: Store, ids: readonly string[]): Promise<readonly Selected[]> {
	const found: Selected[] = [];
	for (const id of new Set(ids)) {
		const row = await store.index.get(id);
		if (row === undefined) throw new Failure(await absent(store, id));
		const model = await withFiles(store, row);
		if (model === undefined)
			throw new Failure(`The files of ${id} are not here. Import the folder or the cache that has them.`);
		found.push(model);
	}
	return found;
}

/** All models of the catalogue whose files are here, in the order of their ids; `under` is the most bytes of files. */
export async function allModels(store: Store, under: number, signal: AbortSignal): Promise<readonly Selected[]> {
	const found: Selected[] = [];
	let cursor: string | undefined;
	do {
		signal.throwIfAborted();
		const page = await store.index.search({ limit: ROWS, sort: "created", ...(cursor !== undefined && { cursor }) });
		for (const row of page.rows) {
			const model = await withFiles(store, row);
			if (model !== undefined && model.size < under) found.push(model);
		}
		cursor = page.next;
	} while (cursor !== undefined);
	return found.sort((a, b) => (a.record.id < b.record.id ? -1 : 1));
}

const ROWS = 200;

async function absent({ index }: Store, id: string): Promise<string> {
	const near = await index.similar(id, 3);
	const advice = near.length > 0 ? `Did you mean ${near.join(" or ")}?` : "Find models with `vitrine search WORDS`.";
	return `Model ${JSON.stringify(id)} is not in the catalogue. ${advice}`;
}

/** A model with its files; undefined if its source has none, or they cannot be read now. */
export async function withFiles(store: Store, row: Row): Promise<Selected | undefined> {
	const repositories = store.repositories(row);
	const { record } = row;
	try {
		const [files, revision] = [await repositories?.files(record.id), await repositories?.revision(record.id)];
		if (files === undefined || revision === undefined || files.length === 0) return undefined;
		const size = files.reduce((sum, file) => sum + file.size, 0);
		return { row, record, revision, size, files: files.map(({ path }) => path) };
	} catch {
		return undefined;
	}
}
