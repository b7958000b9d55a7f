import { editDistance } from "@vitrine/model/editDistance";

/**
 * Up to `limit` words similar to `word`, the most similar first: the same word in another case, otherwise words
 * within a small edit distance and words that contain it.
 *
 * @example
 * nearest(taskIds, "txt-generation"); // ["text-generation"]
 */
export function nearest(words: Iterable<string>, word: string, limit = 3): readonly string[] {
	// Without a compiler, a caller gives anything.
	const wanted = String(word).toLowerCase();
	const most = Math.max(1, wanted.length / 4);
	const likeness = [...words].map((candidate) => ({
		candidate,
		distance: distance(candidate.toLowerCase(), wanted, most),
	}));
	const same = likeness.filter(({ distance }) => distance === 0);
	const near = likeness.filter(({ distance }) => distance <= most);
	return (same.length > 0 ? same : near)
		.sort((a, b) => a.distance - b.distance)
		.slice(0, limit)
		.map(({ candidate }) => candidate);
}

/**
 * The edit distance, except that a longer word that contains the wanted one has distance 1. Where the lengths alone differ by more
 * than `most`, it is not computed, which takes long for a text of thousands of characters.
 */
function distance(candidate: string, wanted: string, most: number): number {
	if (wanted === candidate) return 0;
	if (wanted.length > 3 && candidate.includes(wanted)) return 1;
	return Math.abs(candidate.length - wanted.length) > most ? Infinity : editDistance(candidate, wanted);
}
