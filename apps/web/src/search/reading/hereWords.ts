import type { FilterMeaning } from "./meanings.ts";

/** Phrases about this site rather than about models, with what they mean. */
type Rows = readonly (readonly [meaning: FilterMeaning, phrases: readonly string[]])[];

export const CHECKED: Rows = [
	[{ of: "checked", result: "failed" }, ["failed", "failing", "failed here", "failed checks", "broken"]],
	[{ of: "checked", result: "run" }, ["ran here", "run here", "checked here", "passed"]],
];

const MINE = ["my own models", "my own", "my models", "own models", "our models", "our own models"];
const ONLY = [
	"only my models",
	"only my own models",
	"hide everything but my own models",
	"everything but my own models",
];

export const OWN: Rows = [[{ of: "own" }, [...MINE, ...ONLY]]];

/** Days until today, and what people write for them. Weeks, months and years are the days that end today, not those of the calendar. */
const SPANS: readonly (readonly [days: number, phrases: readonly string[]])[] = [
	[1, ["today", "yesterday"]],
	[7, ["this week", "last week", "past week", "in the last week", "last 7 days", "in the last 7 days"]],
	[30, ["this month", "last month", "past month", "in the last month", "last 30 days", "in the last 30 days"]],
	[365, ["this year", "last year", "past year", "in the last year"]],
];
const CHANGED = ["updated", "changed", "what changed", "what has changed"];

const DAYS: Rows = SPANS.flatMap(([days, phrases]): Rows => [
	[{ of: "days", date: "created", days }, [...phrases, ...phrases.map((phrase) => `created ${phrase}`)]],
	[
		{ of: "days", date: "updated", days },
		phrases.flatMap((phrase) => CHANGED.map((changed) => `${changed} ${phrase}`)),
	],
]);

export const DAYS_AND_FEEDS: Rows = [
	...DAYS,
	[{ of: "feed" }, ["as a feed", "feed", "rss", "rss feed", "atom feed", "json feed"]],
];
