import type { ModelRecord } from "@vitrine/model";
import { readDistributions } from "../../../../bench/distributions.ts";
import { Generator } from "../../../../bench/generate.ts";
import { FACETS } from "../../../api/fields.ts";
import type { Page } from "../../../api/page.ts";
import type { Query } from "../../../api/query.ts";
import type { Index } from "../../../api/searchIndex.ts";

/** Invented records with the distributions of a real catalogue; the same for the same seed. */
export function inventedRecords(count: number, seed: number): readonly ModelRecord[] {
	const generator = new Generator(readDistributions(), count, seed);
	return Array.from({ length: count }, () => generator.next() as unknown as ModelRecord);
}

/** A request to an index, with a comparable answer. */
export interface Question {
	readonly name: string;
	ask(index: Index): Promise<string>;
}

/**
 * Requests about these records: words, filters, facets, orders, single records and mistyped ids. Each search reads up to
 * `pages` pages; more than one only if nothing is imported in between, because each page is of the current commit.
 */
export function questionsAbout(records: readonly ModelRecord[], pages: number): readonly Question[] {
	const searching = (query: Query): Question =>
		question(JSON.stringify(query), (index) => pagesOf(index, query, pages));
	const some = records.filter((_, at) => at % Math.ceil(records.length / 8) === 3);
	return [
		...QUERIES.map(searching),
		...some.flatMap(({ id }) => [
			searching({ text: id.slice(0, id.length - 1) }),
			searching({ text: id.replaceAll(/[^a-z]+/gi, " "), facets: ["task"] }),
			question(`get ${id}`, (index) => index.get(id)),
			question(`similar ${id}`, (index) => index.similar(`${id}x`, 1)),
		]),
		question("count", (index) => index.count()),
	];
}

const QUERIES: readonly Query[] = [
	{},
	{ facets: FACETS, facetLimit: 20 },
	{ facets: ["task", "library"], filters: { library: ["transformers", "diffusers"] } },
	{ filters: { task: ["text-generation"], gated: ["no"] }, sort: "downloads", facets: ["task"] },
	{ text: "llama", facets: ["author"], facetLimit: 10 },
	{ text: "lora", sort: "likes", direction: "asc" },
	{ text: "gguf instruct" },
	{ text: "no such words at all" },
	{ sort: "updated", direction: "desc", limit: 100 },
	{ sort: "parameters", direction: "asc", ranges: { parameters: { min: 1e6, max: 1e10 } } },
	{ ranges: { likes: { min: 1 } }, sort: "created", facets: ["licence"] },
];

async function pagesOf(index: Index, query: Query, most: number): Promise<readonly Page[]> {
	const { next, ...page } = await index.search(query);
	if (next === undefined || most === 1) return [page];
	return [page, ...(await pagesOf(index, { ...query, cursor: next }, most - 1))];
}

const question = (name: string, ask: (index: Index) => Promise<unknown>): Question => ({
	name,
	ask: async (index) => JSON.stringify(await ask(index)) ?? "nothing",
});
