/**
 * Up to `limit` words similar to `word`, the most similar first: the same word in another case, otherwise words
 * within a small edit distance and words that contain it.
 */
export function nearest(words: Iterable<string>, word: string, limit = 3): readonly string[] {
	const wanted = word.toLowerCase();
	const likeness = [...words].map((candidate) => ({ candidate, distance: distance(candidate.toLowerCase(), wanted) }));
	const same = likeness.filter(({ distance }) => distance === 0);
	const near = likeness.filter(({ distance }) => distance <= Math.max(1, wanted.length / 4));
	return (same.length > 0 ? same : near)
		.sort((a, b) => a.distance - b.distance)
		.slice(0, limit)
		.map(({ candidate }) => candidate);
}

/** The edit distance, except that a longer word that contains the wanted one has distance 1. */
function distance(candidate: string, wanted: string): number {
	if (wanted === candidate) return 0;
	return wanted.length > 3 && candidate.includes(wanted) ? 1 : editDistance(candidate, wanted);
}

/** The fewest insertions, deletions and replacements of one character that turn `a` into `b`. */
export function editDistance(a: string, b: string): number {
	let above = Array.from({ length: b.length + 1 }, (_, column) => column);
	for (let row = 1; row <= a.length; row++) {
		const current = [row];
		for (let column = 1; column <= b.length; column++) {
			const replaced = above[column - 1]! + (a[row - 1] === b[column - 1] ? 0 : 1);
			current.push(Math.min(replaced, above[column]! + 1, current[column - 1]! + 1));
		}
		above = current;
	}
	return above[b.length]!;
}
