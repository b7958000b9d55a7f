import { Option, type Command } from "commander";
import { FACETS, SORTS, type Facet, type Page, type Query, type Row, type Sort } from "@vitrine/search";
import { libraries, nearest, taskIds } from "@vitrine/catalogue";
import { withCatalogue } from "../catalogue.ts";
import { counted, day, json, short, table, UNKNOWN } from "../format.ts";
import type { Io } from "../io.ts";
import { dataOption, jsonOption, listOption, wholeOption, opensearchOption } from "../options.ts";

type Options = { readonly [F in Facet]?: readonly string[] } & {
	readonly sort?: Sort;
	readonly ascending?: boolean;
	readonly limit: number;
	readonly cursor?: string;
	readonly counts?: readonly Facet[];
	readonly json?: boolean;
	readonly data?: string;
	readonly opensearch?: string;
};

/** `vitrine search WORDS…` */
export function searchCommand(vitrine: Command, io: Io): void {
	const command = vitrine
		.command("search")
		.description("find models; without words, all that the filters leave")
		.argument("[words...]", "in any order, each the beginning of a word");
	for (const facet of FACETS) command.addOption(listOption(`--${facet} <value>`, `only this ${facet}`));
	command
		.addOption(new Option("--sort <figure>", "order by it; else the closest match first").choices(SORTS))
		.option("--ascending", "smallest or oldest first")
		.addOption(wholeOption("-n, --limit <number>", "models to print", 1, 200).default(20))
		.option("--cursor <text>", "go on where an earlier page ended (`next` in its JSON)")
		.addOption(listOption("--counts <facet>", `count the values of a facet (${FACETS.join(", ")})`))
		.addOption(jsonOption())
		.addOption(dataOption())
		.addOption(opensearchOption())
		.action((words: readonly string[], options: Options) => search(io, words, options));
}

async function search(io: Io, words: readonly string[], options: Options): Promise<void> {
	const page = await withCatalogue(io, options, ({ index }) => index.search(queryOf(words, options)));
	if (options.json) return io.out(json(forMachines(page)));
	if (page.total === 0) io.err(nothing(options));
	else await io.out(table(io, ["id", "task", "library", "downloads", "likes", "updated"], page.rows.map(cells)));
	for (const facet of options.counts ?? []) await io.out(`\n${counts(io, facet, page)}`);
	const shown = page.rows.length;
	if (shown < page.total) io.err(`${shown} of ${counted(page.total, "model")}; --limit and --cursor show more.\n`);
}

function queryOf(words: readonly string[], options: Options): Query {
	const { sort, ascending, limit, cursor, counts } = options;
	const chosen = FACETS.map((facet) => [facet, options[facet]]).filter(([, values]) => values !== undefined);
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

/** The same members as the index has, so that a program reads both alike. */
const forMachines = ({ total, rows, facets, next }: Page): object => ({ total, rows, facets, ...(next && { next }) });

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

/** Why nothing may have matched: a name that the catalogue knows under another spelling, or too much asked at once. */
function nothing({ task = [], library = [] }: Options): string {
	const keys = libraries.map(({ key }) => key);
	const hints = [
		...task.map((name) => hint("task", name, taskIds)),
		...library.map((name) => hint("library", name, keys)),
	];
	const advice = hints.filter((text) => text !== "").join("") || " Fewer words or filters find more.";
	return `No model matches.${advice}\n`;
}

function hint(what: string, name: string, known: readonly string[]): string {
	const [near] = known.includes(name) ? [] : nearest(known, name);
	return near === undefined ? "" : ` ${JSON.stringify(name)} is not a ${what}; did you mean ${near}?`;
}
