/** Finds the document of a row. */
export class RowIdMap {
	readonly #least: number;
	/** For each row id from the least on, its document plus 1; 0 if there is none. */
	readonly #docs: Uint32Array;

	/** `rowIds` are those of all documents. */
	constructor(rowIds: Uint32Array) {
		this.#least = rowIds.reduce((least, rowId) => Math.min(least, rowId), Infinity);
		const most = rowIds.reduce((most, rowId) => Math.max(most, rowId), 0);
		this.#docs = new Uint32Array(rowIds.length === 0 ? 0 : most - this.#least + 1);
		for (let doc = 0; doc < rowIds.length; doc++) this.#docs[rowIds[doc]! - this.#least] = doc + 1;
	}

	/** The document; -1 if there is none. */
	docOf(rowId: number): number {
		return (this.#docs[rowId - this.#least] ?? 0) - 1;
	}
}

const maps = new WeakMap<Uint32Array, RowIdMap>();

/** The map of the documents with these row ids, made once: it takes four bytes a document, and a search by ids then no scan. */
export function rowIdMapOf(rowIds: Uint32Array): RowIdMap {
	const known = maps.get(rowIds);
	if (known !== undefined) return known;
	const map = new RowIdMap(rowIds);
	maps.set(rowIds, map);
	return map;
}
