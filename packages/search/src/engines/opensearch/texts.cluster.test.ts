import { describe, expect, it } from "vitest";
import { MOST_FILTER_VALUES } from "../../query/facets.ts";
import { FACETS } from "../../api/fields.ts";
import { filled, ids, model } from "../../suite/fixture.ts";
import { newIndex, nodes } from "./testing/sharedCluster.ts";

const letters = "abcdefghijklmnopqrstuvwxyz";
const long = letters.repeat(2);

describe.skipIf(nodes.length === 0)("texts at the limits of OpenSearch", () => {
	it("may have as many and as long words as a query allows, with every filter and count", async () => {
		const index = await filled(newIndex, [model("a/b"), model("ab/cdefgh")]);
		const each = Math.floor(MOST_FILTER_VALUES / FACETS.length);
		const values = Array.from({ length: each }, (_, i) => `value-${i}`);
		const filters = Object.fromEntries(FACETS.map((facet) => [facet, values]));
		const words = Array.from({ length: 32 }, (_, i) => `${letters}${1000 + i}`.slice(0, 30));
		for (const text of [words.join(" "), "x".repeat(1000), letters.repeat(38), `ab${"z".repeat(990)}`])
			expect((await index.search({ text, filters, facets: FACETS, upTo: { likes: [1] } })).total).toBe(0);
		expect(await ids(index, { text: "abcdefgh" })).toEqual(["ab/cdefgh"]);
	});

	it("find a word inside another one, however long both are", async () => {
		const index = await filled(newIndex, [model(`a/${long}`), model("a/other")]);
		for (const text of [long.slice(3, 20), long.slice(1), long.slice(5, 45), letters.slice(2).toUpperCase()])
			expect(await ids(index, { text })).toEqual([`a/${long}`]);
		expect(await ids(index, { text: `${long.slice(5, 40)}zz` })).toEqual([]);
	});

	it("are split only if the first half is a token of some id, also if they are many", async () => {
		const index = await filled(newIndex, [model("distil/bert-tiny"), model("other/bert")]);
		const many = Array.from({ length: 14 }, (_, i) => `nowhere${letters.slice(0, 20)}${100 + i}`);
		expect(await ids(index, { text: `distilbert ${many.join(" ")}` })).toEqual([]);
		expect(await ids(index, { text: "distilbert berttiny tinydistil distiltiny" })).toEqual(["distil/bert-tiny"]);
	});
});
