/** The numbers to link to: the first and last page, and those around the one shown; 0 stands for a gap. */
export function numbersAround(page: number, pages: number): readonly number[] {
	const near = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
	const wanted = [...new Set(near)].toSorted((a, b) => a - b);
	return wanted.flatMap((one, at) => upTo(one, wanted[at - 1]));
}

/** A number and what is between the one before and it; a gap of one page is that page. */
function upTo(page: number, before: number | undefined): readonly number[] {
	if (before === undefined || page - before < 2) return [page];
	return [page - before === 2 ? page - 1 : 0, page];
}
