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

export const DAYS_AND_FEEDS: Rows = [
	[{ of: "days" }, ["this week", "last week", "this month", "last month", "today", "yesterday", "this year"]],
	[{ of: "feed" }, ["as a feed", "feed", "rss", "rss feed", "atom feed", "json feed"]],
];
