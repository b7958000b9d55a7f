/** The first items, up to a number of them and to a total length. */
export function firstWithin<T>(
	items: readonly T[],
	lengthOf: (item: T) => number,
	most: { readonly count: number; readonly length: number },
): readonly T[] {
	let length = 0;
	const end = items.findIndex((item, at) => at >= most.count || (length += lengthOf(item)) > most.length);
	return end < 0 ? items : items.slice(0, end);
}
