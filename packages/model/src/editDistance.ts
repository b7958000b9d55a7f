interface EditDistanceOptions {
	/** Counts two swapped neighbours as one edit (optimal string alignment), not as two. */
	readonly transpositions?: boolean;
	/** Larger distances are not computed: `max + 1` is returned. */
	readonly max?: number;
}

/**
 * The fewest insertions, deletions and replacements of one character that turn `a` into `b`. Strings are compared by
 * UTF-16 code units; pass lists of characters to compare by those.
 */
export function editDistance(
	a: ArrayLike<string>,
	b: ArrayLike<string>,
	{ transpositions = false, max = Infinity }: EditDistanceOptions = {},
): number {
	if (Math.abs(a.length - b.length) > max) return max + 1;
	let [twoAbove, above]: [Row, Row] = [[], Array.from({ length: b.length + 1 }, (_, column) => column)];
	for (let row = 1; row <= a.length; row++) {
		const current: number[] = row <= max ? [row] : [];
		let least = row;
		for (let column = Math.max(1, row - max); column <= Math.min(b.length, row + max); column++) {
			const isSwap = transpositions && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
			const replaced = cell(above, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1);
			const best = Math.min(replaced, cell(above, column) + 1, cell(current, column - 1) + 1);
			current[column] = isSwap ? Math.min(best, cell(twoAbove, column - 2) + 1) : best;
			least = Math.min(least, current[column] ?? least);
		}
		if (least > max) return max + 1;
		[twoAbove, above] = [above, current];
	}
	return Math.min(cell(above, b.length), max + 1);
}

/** Distances between a beginning of `a` and those of `b`; those above the maximum are missing. */
type Row = readonly number[];

const cell = (row: Row, column: number): number => row[column] ?? Infinity;
