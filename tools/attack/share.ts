/** A part of the inputs: every `of`-th one, from the `number`-th on. */
export interface Share {
	readonly number: number;
	readonly of: number;
}

/** Reads a share such as “2/5”; undefined for anything else. */
export function shareFrom(text: string): Share | undefined {
	const [number, of] = (/^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? []).slice(1).map(Number);
	if (number === undefined || of === undefined || number < 1 || number > of) return undefined;
	return { number, of };
}

/** The items of a share. The shares of one number have every item once. */
export const shareOf = <T>(items: readonly T[], { number, of }: Share): readonly T[] =>
	items.filter((_, at) => at % of === number - 1);
