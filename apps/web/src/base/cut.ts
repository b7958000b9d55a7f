/** The text with at most `most` UTF-16 units, and an ellipsis if it is cut. */
export function cut(text: string, most: number): string {
	return text.length <= most ? text : `${text.slice(0, most).toWellFormed()}…`;
}

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
