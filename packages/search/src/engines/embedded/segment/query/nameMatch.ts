import { namesOf } from "../../../../indexing/names.ts";
import { type Bits, emptyBits, intersect } from "../bits/bits.ts";
import { lowestBit } from "../bits/iterate.ts";
import type { Memory } from "../bits/scratch.ts";
import { kernelsFor } from "../kernels/arena.ts";
import { addPostings } from "../lists/postings.ts";
import { nameHash } from "../nameHash.ts";
import type { Segment } from "../segment.ts";

/** Returns whether a compacted text is the name or the id of a document; each document's id is read once. */
export function nameTest(text: string, idOf: (doc: number) => string): (doc: number) => boolean {
	const known = new Map<number, boolean>();
	return (doc) => {
		const isNamed = known.get(doc) ?? namesOf(idOf(doc)).includes(text);
		known.set(doc, isNamed);
		return isNamed;
	};
}

/**
 * The documents, of some or all, whose name or id a compacted text may be: it starts with a token of the id, and its hash is
 * that of the name or of the id.
 */
export function candidatesByName(segment: Segment, text: string, memory: Memory, within?: Bits): Bits {
	const { docCount, idTokens, idTokenDocs } = segment;
	const docs = emptyBits(memory, docCount);
	for (let length = 1; length <= text.length; length++) {
		const token = idTokens.find(text.slice(0, length));
		if (token >= 0) addPostings(docs, idTokenDocs, token, token + 1);
	}
	return withNameHash(segment, within ? intersect(docs, within) : docs, nameHash(text));
}

/** Removes the documents that have neither a name nor an id with this hash. */
function withNameHash({ nameHashes }: Segment, docs: Bits, hash: number): Bits {
	const kernels = kernelsFor(docs, nameHashes);
	if (kernels) kernels.keepHashed(docs.byteOffset, docs.length, nameHashes.byteOffset, hash);
	else
		for (let i = 0; i < docs.length; i++)
			for (let word = docs[i]!; word !== 0; word &= word - 1) {
				const doc = (i << 5) + lowestBit(word);
				if (nameHashes[2 * doc] !== hash && nameHashes[2 * doc + 1] !== hash) docs[i]! &= ~(word & -word);
			}
	return docs;
}
