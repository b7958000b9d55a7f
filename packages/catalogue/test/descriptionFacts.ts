import { type Description, LANGUAGES, PLATFORMS, type Source, type Stated } from "../src/description.ts";

/** A condition on a field of an entry, and what to write if it is not met. */
export interface Check {
	readonly field: string;
	readonly value: unknown;
	readonly ok: boolean;
	readonly expected: string;
}

/** The problems that checks found in the entry of a file, one line each: file, field, value and what to write instead. */
export const problemsIn = (file: string, checks: readonly Check[]): readonly string[] =>
	checks
		.filter(({ ok }) => !ok)
		.map(({ field, value, expected }) => `${file}: ${field} is ${JSON.stringify(value)}: ${expected}`);

/** The checks of what describes a library or an app. */
export const descriptionChecks = (entry: Described): readonly Check[] => [
	...summaryChecks(entry),
	...(entry.licence ? [...statedChecks("licence", entry.licence), licenceCheck(entry.licence.value)] : []),
	...(entry.languages ? setChecks("languages", entry.languages, LANGUAGES) : []),
	...(entry.platforms ? setChecks("platforms", entry.platforms, PLATFORMS) : []),
];

type Described = Description & { readonly prettyLabel: string };

const MAX_SUMMARY = 140;

function summaryChecks({ summary, prettyLabel }: Described): readonly Check[] {
	const check = (ok: boolean, expected: string): Check => ({ field: "summary", value: summary, ok, expected });
	const first = summary.toLowerCase().startsWith(prettyLabel.toLowerCase());
	return [
		check(/^\p{Lu}/u.test(summary), "write what it is for and who makes it, in one sentence."),
		check(summary.endsWith("."), "end it with a full stop."),
		check(!/[a-z)][.!?]\s/.test(summary), "write one sentence."),
		check(summary.length <= MAX_SUMMARY, `write at most ${MAX_SUMMARY} characters; it has ${summary.length}.`),
		check(!first, "start with what it does, not with its name."),
		check(summary === summary.replaceAll(/\s+/g, " ").trim(), "write single spaces, and no line breaks."),
	];
}

const SOURCE =
	/^(pypi:[\w.-]+ \S+|npm:(@[\w-]+\/)?[\w.-]+ \S+|go:[\w./-]+ v\S+|github:[\w.-]+\/[\w.-]+@[0-9a-f]{7,40} \S+|hub:[\w.-]+\/[\w.-]+(@[0-9a-f]{7,40})? \S+|(starter|radar):[\w.-]+\/[\w.-]+)$/;

/** The checks of where a fact was read, and when. */
export const statedChecks = (field: string, { source, day }: Source): readonly Check[] => [
	{
		field: `${field}.source`,
		value: source,
		ok: SOURCE.test(source),
		expected:
			'write "pypi:name version", "npm:name version", "go:module version", "github:owner/name@commit file", "hub:owner/name file" or "starter:owner/name".',
	},
	{ field: `${field}.day`, value: day, ok: isDay(day), expected: "write a day as 2026-11-23." },
];

const isDay = (day: string): boolean =>
	/^\d{4}-\d\d-\d\d$/.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) === true;

/** The SPDX identifiers that the catalogue uses; https://spdx.org/licenses has all. */
const SPDX = new Set([
	"AGPL-3.0-only",
	"AGPL-3.0-or-later",
	"Apache-2.0",
	"CC-BY-NC-SA-4.0",
	"GPL-3.0-only",
	"GPL-3.0-or-later",
	"BSD-3-Clause",
	"BSL-1.0",
	"CC-BY-NC-4.0",
	"EUPL-1.2",
	"FSL-1.1-ALv2",
	"MIT",
	"MPL-2.0",
]);

/** A licence that has no identifier, by the name that its makers give it. */
const OWN = /^LicenseRef-[\dA-Za-z.-]+$/;

const licenceCheck = (value: string): Check => ({
	field: "licence.value",
	value,
	ok: value.split(/ (?:AND|OR) /).every((id) => SPDX.has(id) || OWN.test(id)),
	expected:
		"write an SPDX expression, with LicenseRef-Name for a licence without an identifier, and add an identifier that is new to packages/catalogue/test/descriptionFacts.ts.",
});

/** Values of a fixed list, at least one, each once and in its order. */
const setChecks = (field: string, stated: Stated<readonly string[]>, all: readonly string[]): readonly Check[] => [
	...statedChecks(field, stated),
	{
		field: `${field}.value`,
		value: stated.value,
		ok: stated.value.length > 0 && stated.value.join() === all.filter((one) => stated.value.includes(one)).join(),
		expected: `name some of ${all.join(", ")}, each once, in this order.`,
	},
];
