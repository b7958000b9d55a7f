import { QueryError } from "@vitrine/search";
import { openEmbedded, type Query } from "@vitrine/search";
import { must, mustBeShort, type Target, textOf } from "../target.ts";

const RECORDS = Array.from({ length: 40 }, (_, i) => ({
	id: `owner-${i % 5}/Model-${i}`,
	tags: [`tag-${i % 3}`, "shared"],
	pipeline_tag: i % 2 ? "fill-mask" : "text-generation",
	downloads: i,
}));

const index = openEmbedded(":memory:");
const load = await index.load({ id: "folder:/models", kind: "folder", location: "/models" });
await load.add(RECORDS);
await load.commit({ skipped: 0 });

/** A query as JSON, cursor included: answered, or refused with a QueryError. */
export const target: Target = {
	name: "query",
	async run(input) {
		const query = queryOf(textOf(input));
		if (query === undefined) return;
		try {
			const { rows, next } = await index.search(query);
			must(rows.length <= 200, "a page has at most 200 rows");
			if (next !== undefined) await index.search({ ...query, cursor: next });
		} catch (error) {
			if (!(error instanceof QueryError)) throw error;
			mustBeShort(error.message);
		}
	},
	seeds: [
		'{"text":"model owner","filters":{"task":["fill-mask"],"tag":["shared"]},"sort":"downloads","direction":"asc","limit":3,"facets":["task","tag"]}',
		'{"ranges":{"downloads":{"min":2,"max":30}},"upTo":{"parameters":[1,2]},"facetLimit":2}',
		'{"cursor":"WyJhYmMiLDAsbnVsbCwiYS9iIiwxMjNd"}',
	],
	words: [
		'"text"',
		'"filters"',
		'"sort"',
		'"cursor"',
		'"ranges"',
		'"upTo"',
		'"limit"',
		'"facets"',
		'"author"',
		'"likes"',
		'"match"',
		"null",
		"[",
		"]",
		"{",
		"}",
		"-1",
		"1e309",
		'"__proto__"',
		'"\\ud800"',
	],
};

function queryOf(text: string): Query | undefined {
	try {
		const value = JSON.parse(text) as unknown;
		return typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined;
	} catch {
		return undefined;
	}
}
