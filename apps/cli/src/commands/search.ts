import { Option, type Command } from "commander";
import { type Result, RESULTS } from "@vitrine/model";
import { FACETS, SORTS, type Facet, type Page, type Query, type Row, type Sort } from "@vitrine/search";
import { libraries, localApps, nearest, taskIds } from "@vitrine/catalogue";
import { providers } from "@vitrine/inference";
import { withCatalogue } from "../catalogue.ts";
import { counted, day, doubts, json, short, table, UNKNOWN } from "../format.ts";
import type { Io } from "../io.ts";
import { dataOption, examples, jsonOption, listOption, wholeOption, opensearchOption } from "../options.ts";

interface Options {
	readonly sort?: Sort;
	readonly ascending?: boolean;
	readonly limit: number;
	readonly cursor?: string;
	readonly checked?: Result;
	readonly counts?: readonly Facet[];
	readonly json?: boolean;
	readonly data?: string;
	readonly opensearch?: string;
	/** The filters, by the names of their flags. */
	readonly [filter: string]: unknown;
}

const FILTERS: Readonly<Record<Facet, string>> = {
	task: "Only this task",
	library: "Only this library",
	licence: "Only this licence",
	language: "Only this language",
	author: "Only this author",
	tag: "Only this tag",
	base_model: "Only derivatives of this model",
	format: "Only weights in this format",
	gated: "Only gated models (yes), or only open ones (no)",
	size: "Only this size class, such as 3b-8b",
	provider: "Only models that this inference provider serves",
	app: "Only models that this local app runs, such as ollama",
	source: "Only models of this source: the name of a folder or file, the host of a hub, or starter",
	private: "Only private models of this owner, in lower case",
};

const EXAMPLES = examples(
	"vitrine search whisper tiny",
	"vitrine search llama --task text-generation --licence apache-2.0 --sort downloads",
	"vitrine search --counts library --json",
);

/** `vitrine search WORDS…` */
export function searchCommand(vitrine: Command, io: Io): void {
	const command = vitrine
		.command("search")
		.description("Search models; without words, list all that match the filters")
		.argument("[words...]", "Words, in any order; prefixes match");
	for (const facet of FACETS) command.addOption(filterFlag(facet));
	command
		.addOption(new Option("--sort <figure>", "Sort by a figure; the best match comes first by default").choices(SORTS))
		.addOption(
			new Option(
				"--checked <result>",
				"Only models whose code `vitrine check` ran here (`run`), or whose code failed (`failed`)",
			).choices(RESULTS),
		)
		.option("--ascending", "Sort smallest or oldest first")
		.addOption(wholeOption("-n, --limit <number>", "Print at most this many models", 1, 200).default(20))
		.option("--cursor <text>", "Continue after an earlier page (`next` in its JSON)")
		.addOption(listOption("--counts <facet>", `Count the values of a facet: ${FACETS.join(", ")}`, FACETS))
		.addOption(jsonOption())
		.addOption(dataOption())
		.addOption(opensearchOption())
		.addHelpText("after", EXAMPLES)
		.action((words: readonly string[], options: Options) => search(io, words, options));
}

/** The flag of a filter: `base_model` is `--base-model`. */
const filterFlag = (facet: Facet): Option =>
	listOption(`--${facet.replaceAll("_", "-")} <value>`, FILTERS[facet], VALUES[facet]);

/** The values of filters that do not depend on the catalogue. */
const VALUES: Readonly<Partial<Record<Facet, readonly string[]>>> = {
	task: taskIds,
	library: libraries.map(({ key }) => key),
	gated: ["yes", "no"],
	provider: providers.map(({ id }) => id),
	app: localApps.map(({ key }) => key),
};

async function search(io: Io, words: readonly string[], options: Options): Promise<void> {
	const page = await withCatalogue(io, options, async ({ index, outcomes }) => {
		const { checked } = options;
		const ids = checked && ((await outcomes?.ids(checked)) ?? []);
		return index.search({ ...queryOf(words, options), ...(ids && { ids }) });
	});
	if (options.json) return io.out(json(forPrograms(page)));
	if (page.total === 0) io.err(noMatch(options as Parameters<typeof noMatch>[0]));
	else await io.out(table(io, ["id", "task", "library", "downloads", "likes", "updated"], page.rows.map(cells)));
	for (const facet of options.counts ?? []) await io.out(`\n${counts(io, facet, page)}`);
	io.err(doubts(page.rows.map(({ record }) => record.id)));
	const shown = page.rows.length;
	if (shown < page.total) io.err(`${shown} of ${counted(page.total, "model")}; see more with --limit or --cursor.\n`);
}

function queryOf(words: readonly string[], options: Options): Query {
	const { sort, ascending, limit, cursor, counts } = options;
	const chosen = FACETS.map((facet) => [facet, options[filterFlag(facet).attributeName()]] as const).filter(
		([, values]) => values !== undefined,
	);
	return {
		text: words.join(" "),
		filters: Object.fromEntries(chosen) as NonNullable<Query["filters"]>,
		...(sort && { sort }),
		...(ascending && { direction: "asc" }),
		limit,
		...(cursor !== undefined && { cursor }),
		...(counts && { facets: counts }),
	};
}

/** The page without the fields that only the site needs. */
const forPrograms = ({ total, rows, facets, next }: Page): object => ({ total, rows, facets, ...(next && { next }) });

function cells({ record }: Row): readonly string[] {
	const { id, pipeline_tag, library_name, downloads, likes, lastModified } = record;
	return [id, pipeline_tag ?? UNKNOWN, library_name ?? UNKNOWN, short(downloads), short(likes), day(lastModified)];
}

function counts(io: Io, facet: Facet, { facets }: Page): string {
	const values = facets[facet] ?? [];
	return table(
		io,
		[facet, "models"],
		values.map(({ value, count }) => [value, count.toLocaleString("en")]),
	);
}

/** Says that nothing matches, and which task or library may have been meant. */
function noMatch({ task = [], library = [] }: { readonly task?: Values; readonly library?: Values }): string {
	const keys = libraries.map(({ key }) => key);
	const hints = [
		...task.map((name) => hint("task", name, taskIds)),
		...library.map((name) => hint("library", name, keys)),
	];
	const advice = hints.filter((text) => text !== "").join("") || " Try fewer words or filters.";
	return `No models match.${advice}\n`;
}

type Values = readonly string[];

function hint(what: string, name: string, known: readonly string[]): string {
	const [near] = known.includes(name) ? [] : nearest(known, name);
	return near === undefined ? "" : ` ${JSON.stringify(name)} is not a ${what}; did you mean ${near}?`;
}
