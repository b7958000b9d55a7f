import { codeOfKnown, codesOf, distinctValues, type NumericColumn, undivided } from "../columns/numericColumn.ts";
import type { ForwardIndex } from "../lists/forwardIndex.ts";
import { IntListsWriter } from "../lists/intLists.ts";
import { mergedDictionary } from "../terms/mergeDictionaries.ts";
import type { DocMap } from "./docMap.ts";
import type { DocumentBatch } from "./documentBatch.ts";

/** The forward indexes of all batches in one, in the order of the new documents. */
export function mergedForwardIndex(indexes: readonly ForwardIndex[], map: DocMap): ForwardIndex {
	const { terms, ords } = mergedDictionary(indexes.map(({ terms }) => terms));
	const writer = new IntListsWriter();
	for (let doc = 0; doc < map.docs.length; doc++) {
		const batch = map.batches[doc]!;
		const { starts, entries } = indexes[batch]!.ordsOfDocs;
		const old = map.docs[doc]!;
		for (let i = starts[old]!; i < starts[old + 1]!; i++) writer.add(ords[batch]![entries[i]!]!);
		writer.endList();
	}
	return { terms, ordsOfDocs: writer.lists() };
}

/** The numeric columns of all batches in one, in the order of the new documents. */
export function mergedNumericColumn(columns: readonly NumericColumn[], map: DocMap): NumericColumn {
	const all = new Float64Array(columns.reduce((sum, { values }) => sum + values.length, 0));
	let filled = 0;
	for (const { values } of columns) {
		all.set(undivided(values), filled);
		filled += values.length;
	}
	const values = distinctValues(all);
	const newCodes = columns.map((column) =>
		Uint32Array.from(undivided(column.values), (value) => codeOfKnown(values, value)),
	);
	const codes = codesOf(map.docs.length, values.length, (doc) => {
		const batch = map.batches[doc]!;
		const code = columns[batch]!.codes[map.docs[doc]!]!;
		return code === 0 ? 0 : newCodes[batch]![code - 1]!;
	});
	return { values, codes };
}

/** The name hashes of the new documents. */
export function mergedNameHashes(batches: readonly DocumentBatch[], map: DocMap): Uint16Array {
	const hashes = new Uint16Array(map.docs.length * 2);
	for (let doc = 0; doc < map.docs.length; doc++) {
		const { nameHashes } = batches[map.batches[doc]!]!;
		const old = map.docs[doc]!;
		hashes[2 * doc] = nameHashes[2 * old]!;
		hashes[2 * doc + 1] = nameHashes[2 * old + 1]!;
	}
	return hashes;
}
