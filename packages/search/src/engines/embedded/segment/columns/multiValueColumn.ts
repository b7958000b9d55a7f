import type { ForwardIndex } from "../lists/forwardIndex.ts";
import { inverted } from "../lists/codes.ts";
import { type IntLists, IntListsWriter } from "../lists/intLists.ts";
import { docFrequencies, type Postings, postingsOf } from "../lists/postings.ts";
import { topValues } from "../lists/topValues.ts";
import type { TermDictionary } from "../terms/termDictionary.ts";

/** A facet with many values per document, such as tags. The most frequent values are its heads. */
export interface MultiValueColumn {
	readonly values: TermDictionary;
	/** The most frequent values, most frequent first. */
	readonly heads: Uint32Array;
	/** For each document, a bit for each of the first heads: `maskWidth` words. */
	readonly headMasks: Uint32Array;
	/** The further heads of each document, as positions in `heads`. */
	readonly headLists: ShortLists;
	/** All other values of each document. */
	readonly tailLists: IntLists;
	/** The documents of each value. */
	readonly postings: Postings;
}

/** Lists of numbers below 65,536. */
export interface ShortLists {
	readonly starts: Uint32Array;
	readonly entries: Uint16Array;
}

/** Words per document in `headMasks`, at most. */
const MAX_MASK_WIDTH = 2;
/** The counters of so many heads stay in a fast cache. */
const MAX_HEADS = 16_384;

/** Words per document in `headMasks`. */
export const maskWidth = ({ heads }: Pick<MultiValueColumn, "heads">): number =>
	Math.min(MAX_MASK_WIDTH, (heads.length + 31) >>> 5);

export function multiValueColumn({ terms: values, ordsOfDocs }: ForwardIndex): MultiValueColumn {
	const postings = postingsOf(inverted(ordsOfDocs, values.length), ordsOfDocs.starts.length - 1);
	const heads = headsOf(docFrequencies(postings));
	return { values, heads, ...splitValues(ordsOfDocs, heads, values.length), postings };
}

function headsOf(frequencies: Uint32Array): Uint32Array {
	const { values, counts } = topValues(frequencies, { limit: MAX_HEADS, always: [] });
	const order = Array.from(values, (_, i) => i).sort((a, b) => counts[b]! - counts[a]! || values[a]! - values[b]!);
	return Uint32Array.from(order.slice(0, MAX_HEADS), (i) => values[i]!);
}

/** The values of documents, divided into first heads, further heads and others. */
function splitValues(
	{ starts, entries }: IntLists,
	heads: Uint32Array,
	valueCount: number,
): Pick<MultiValueColumn, "headMasks" | "headLists" | "tailLists"> {
	const positions = new Uint16Array(valueCount).fill(NO_HEAD);
	for (const [position, value] of heads.entries()) positions[value] = position;
	const width = maskWidth({ heads });
	const headMasks = new Uint32Array((starts.length - 1) * width);
	const [furtherHeads, others] = [new IntListsWriter(), new IntListsWriter()];
	for (let doc = 0; doc + 1 < starts.length; doc++) {
		for (let i = starts[doc]!; i < starts[doc + 1]!; i++) {
			const position = positions[entries[i]!]!;
			if (position < 32 * width) headMasks[doc * width + (position >>> 5)]! |= 1 << (position & 31);
			else if (position !== NO_HEAD) furtherHeads.add(position);
			else others.add(entries[i]!);
		}
		furtherHeads.endList();
		others.endList();
	}
	return { headMasks, headLists: shortened(furtherHeads.lists()), tailLists: others.lists() };
}

const NO_HEAD = 0xffff;

const shortened = ({ starts, entries }: IntLists): ShortLists => ({ starts, entries: Uint16Array.from(entries) });
