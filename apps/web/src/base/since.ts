/** The dates of a model that lists are filtered by. */
export const DATES = ["created", "updated"] as const;
export type Dated = (typeof DATES)[number];

/** For each date, the days until today that it is within. */
export type Since = { readonly [D in Dated]?: number };

/** The days that lists offer. */
export const SPANS: readonly number[] = [7, 30, 365];

const MOST_DAYS = 9999;
const DAY = 86_400_000;

/** Reads `7d`; undefined for anything else, and for 0. */
export function parseDays(text: string): number | undefined {
	const days = Number(/^(\d{1,4})d$/i.exec(text)?.[1] ?? 0);
	return days > 0 && days <= MOST_DAYS ? days : undefined;
}

/** The days as addresses have them: `7d`. */
export const daysText = (days: number | undefined): string | undefined => (days === undefined ? days : `${days}d`);

/** Where some days until now start, in milliseconds since 1970: a midnight in UTC, so that lists differ from day to day, not from request to request. */
export const startOf = (days: number, now: Date): number => (Math.floor(now.getTime() / DAY) - days) * DAY;

/** `last 7 days`, `last year`. */
export function spanLabel(days: number): string {
	if (days === 365) return "last year";
	return days === 1 ? "last day" : `last ${days} days`;
}

/** `created in the last 7 days`. */
export const sinceLabel = (date: Dated, days: number): string => `${date} in the ${spanLabel(days)}`;

/** The ranges of an index for dates within some days until now. */
export function rangesSince(since: Since, now: Date): { readonly [D in Dated]?: { readonly min: number } } {
	const chosen = DATES.flatMap((date) => {
		const days = since[date];
		return days === undefined ? [] : [[date, { min: startOf(days, now) }] as const];
	});
	return Object.fromEntries(chosen);
}
