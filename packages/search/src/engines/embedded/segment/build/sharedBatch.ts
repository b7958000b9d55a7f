import { byFacet, bySort } from "../fields.ts";
import type { ForwardIndex } from "../lists/forwardIndex.ts";
import { TermDictionary } from "../terms/termDictionary.ts";
import type { DocumentBatch } from "./documentBatch.ts";

/** A batch in memory that threads share: it is sent to another one without being copied, as plain data. */
export type SharedBatch = Omit<DocumentBatch, "facets" | "idTokens"> & {
	readonly facets: Readonly<Record<keyof DocumentBatch["facets"], SharedIndex>>;
	readonly idTokens: SharedIndex;
};

interface SharedIndex extends Pick<ForwardIndex, "ordsOfDocs"> {
	readonly terms: Pick<TermDictionary, "bytes" | "starts">;
}

/** A batch, to be sent to another thread. */
export function shared({ docCount, rowIds, facets, numericFields, idTokens, nameHashes }: DocumentBatch): SharedBatch {
	return {
		docCount,
		rowIds: copy(rowIds),
		facets: byFacet((facet) => sharedIndex(facets[facet])),
		numericFields: bySort((sort) => {
			const { values, codes } = numericFields[sort];
			return { values: copy(values), codes: copy(codes) };
		}),
		idTokens: sharedIndex(idTokens),
		nameHashes: copy(nameHashes),
	};
}

/** A batch that another thread has sent. */
export const received = ({ facets, idTokens, ...batch }: SharedBatch): DocumentBatch => ({
	...batch,
	facets: byFacet((facet) => receivedIndex(facets[facet])),
	idTokens: receivedIndex(idTokens),
});

const sharedIndex = ({ terms: { bytes, starts }, ordsOfDocs }: ForwardIndex): SharedIndex => ({
	terms: { bytes: copy(bytes), starts: copy(starts) },
	ordsOfDocs: { starts: copy(ordsOfDocs.starts), entries: copy(ordsOfDocs.entries) },
});

const receivedIndex = ({ terms: { bytes, starts }, ordsOfDocs }: SharedIndex): ForwardIndex => ({
	terms: new TermDictionary(bytes, starts),
	ordsOfDocs,
});

type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/** The same numbers in shared memory. */
function copy<T extends Numbers>(numbers: T): T {
	const made = new (numbers.constructor as new (memory: SharedArrayBuffer) => T)(
		new SharedArrayBuffer(numbers.byteLength),
	);
	made.set(numbers);
	return made;
}
