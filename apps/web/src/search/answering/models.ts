import type { ModelRecord } from "@vitrine/model";
import { type IndexReader, words as piecesOf } from "@vitrine/search";

/** Pieces of words that an index searches for at once. */
export const MOST_PIECES = 32;

/** As many of the words as an index can search for; hyphens make one word several. */
export function searchable(words: string): string {
	let kept = words;
	while (piecesOf(kept).length > MOST_PIECES) kept = kept.slice(0, Math.floor(kept.length * 0.9));
	return kept.trim();
}

/** The model with an id, else the one that matches best; undefined if none does. */
export async function nearestModel(index: IndexReader, name: string): Promise<ModelRecord | undefined> {
	const words = searchable(name);
	if (piecesOf(words).length === 0) return undefined;
	const known = await index.get(words);
	return known?.record ?? (await index.search({ text: words, limit: 1 })).rows[0]?.record;
}
