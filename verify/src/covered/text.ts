import type { Amount } from "./amounts.ts";
import type { Coverage, Without } from "./covered.ts";
import type { Given } from "./given.ts";

/** The coverage as text, with the `most` most used records that have no code. */
export function coverageText({ all, given, holding, levels, loaders, without }: Coverage, most: number): string {
	const line = ([name, amount]: readonly [string, Amount]): string => `${share(amount, all)}  ${name}`;
	return [
		`${number(all.records)} records with ${number(all.downloads)} downloads. Share of the records, and of the downloads:`,
		"",
		"What is shown first",
		...[...given].map(([kind, amount]) => line([GIVEN[kind], amount])),
		"",
		...holdingText(holding),
		"Check level of that code",
		...[...levels].map(line),
		"",
		"Library or app",
		...[...loaders].map(line),
		"",
		without.length === 0 ? "Every record has code." : `The most used of the ${number(without.length)} without code`,
		...without.slice(0, most).map(absent),
	].join("\n");
}

function holdingText({ all, given, levels, unread }: Coverage["holding"]): readonly string[] {
	const line = ([name, amount]: readonly [string, Amount]): string => `${share(amount, all)}  ${name}`;
	return [
		`${number(all.records)} of them are known to hold weights. Share of these`,
		...[...given].map(([kind, amount]) => line([GIVEN[kind], amount])),
		"",
		"Check level of their code",
		...[...levels].map(line),
		"",
		"Contents of those without code",
		...[...unread].map(line),
		"",
	];
}

const GIVEN: Readonly<Record<Given, string>> = {
	library: "code of a library",
	app: "commands of an app",
	weights: "no code of a library: code that only reads the weights",
	files: "no code: only its files are fetched",
};

const share = ({ records, downloads }: Amount, all: Amount): string =>
	`${number(records).padStart(9)} ${percent(records, all.records)} ${percent(downloads, all.downloads)}`;

const percent = (part: number, whole: number): string =>
	`${(whole === 0 ? 0 : (100 * part) / whole).toFixed(1).padStart(6)} %`;

const number = (value: number): string => value.toLocaleString("en-US");

const absent = ({ id, downloads, library = "no library", task = "no task" }: Without): string =>
	`${number(downloads).padStart(13)}  ${id} (${library}, ${task})`;
