import { describe, expect, it } from "vitest";
import { QueryError } from "../api/errors.ts";
import type { Query } from "../api/query.ts";
import type { Index } from "../api/searchIndex.ts";
import { filled, model, type MakeIndex } from "./fixture.ts";

const many = Array.from({ length: 10_000 }, (_, i) => `value-${i}`);

const BAD: readonly [what: string, query: unknown, field: string][] = [
	["an unknown sort", { sort: "beauty" }, "sort"],
	["a sort that is a member of every object", { sort: "constructor" }, "sort"],
	["an unknown direction", { direction: "up" }, "direction"],
	["an unknown facet to filter by", { filters: { colour: ["red"] } }, "filters.colour"],
	["an unknown facet to count", { facets: ["colour"] }, "facets"],
	["facets that are not a list", { facets: "task" }, "facets"],
	["filters that are a list", { filters: ["task"] }, "filters"],
	["a filter that is not a list", { filters: { task: "fill-mask" } }, "filters.task"],
	["a filter value that is not a string", { filters: { task: [7] } }, "filters.task"],
	["10,000 filter values", { filters: { author: many } }, "filters.author"],
	["51 filter values", { filters: { author: many.slice(0, 51) } }, "filters.author"],
	["51 filter values in two facets", { filters: { task: many.slice(0, 20), tag: many.slice(0, 31) } }, "filters.tag"],
	["an endless filter value", { filters: { author: ["x".repeat(1_000_000)] } }, "filters.author"],
	["an endless facet name", { filters: { ["x".repeat(1_000_000)]: ["y"] } }, `filters.${"x".repeat(39)}…`],
	["ranges that are a list", { ranges: [] }, "ranges"],
	["a range of an unknown field", { ranges: { beauty: { min: 1 } } }, "ranges.beauty"],
	["a range that is a number", { ranges: { likes: 7 } }, "ranges.likes"],
	["a bound that is not a number", { ranges: { likes: { min: "7" } } }, "ranges.likes.min"],
	["a bound that is NaN", { ranges: { likes: { max: Number.NaN } } }, "ranges.likes.max"],
	["an empty range", { ranges: { likes: { min: 2, max: 1 } } }, "ranges.likes"],
	["text that is not a string", { text: 12 }, "text"],
	["a megabyte of text", { text: "word ".repeat(200_000) }, "text"],
	["too many words", { text: Array.from({ length: 40 }, (_, i) => `w${i}`).join(" ") }, "text"],
	["a limit of 0", { limit: 0 }, "limit"],
	["a limit too high", { limit: 201 }, "limit"],
	["a fractional limit", { limit: 1.5 }, "limit"],
	["a limit that is not a number", { limit: "10" }, "limit"],
	["a facet limit of 0", { facetLimit: 0 }, "facetLimit"],
	["bounds of an unknown field", { upTo: { beauty: [1] } }, "upTo.beauty"],
	["bounds that are a list", { upTo: [] }, "upTo"],
	["bounds that are a number", { upTo: { likes: 1 } }, "upTo.likes"],
	["one bound that is not a number", { upTo: { likes: [1, "2"] } }, "upTo.likes"],
	["too many bounds", { upTo: { likes: Array.from({ length: 51 }, (_, i) => i) } }, "upTo.likes"],
	["a cursor that is nonsense", { cursor: "nonsense" }, "cursor"],
	["a cursor of other JSON", { cursor: Buffer.from("[1,2]").toString("base64url") }, "cursor"],
	["a facet that is a member of every object", JSON.parse('{"filters":{"__proto__":["x"]}}'), "filters.__proto__"],
	["a range that is a member of every object", JSON.parse('{"ranges":{"__proto__":{"min":1}}}'), "ranges.__proto__"],
	["a cursor that is not a string", { cursor: ["x"] }, "cursor"],
	["an empty cursor", { cursor: "" }, "cursor"],
	["an endless cursor", { cursor: "x".repeat(1_000_000) }, "cursor"],
];

export function querySuite(make: MakeIndex): void {
	describe("an invalid query", () => {
		it.each(BAD)("is refused for %s, with the field and a readable value", async (_, query, field) => {
			const error = await refusal(await filled(make, [model("a/b")]), query as Query);
			expect(error.field).toBe(field);
			expect(error.message).toContain(field);
			expect(error.message.length).toBeLessThan(400);
		});

		it("has the cursor of another query", async () => {
			const index = await filled(make, [model("a/b"), model("a/c"), model("a/d")]);
			const { next } = await index.search({ limit: 1, sort: "likes" });
			const others: Query[] = [
				{ sort: "downloads" },
				{ sort: "likes", direction: "asc" },
				{ sort: "likes", text: "a" },
				{ sort: "likes", filters: { author: ["a"] } },
				{ sort: "likes", ranges: { likes: { min: 0 } } },
			];
			for (const other of others) expect((await refusal(index, { ...other, cursor: next! })).field).toBe("cursor");
			const same: Query = {
				limit: 2,
				sort: "likes",
				direction: "desc",
				filters: { task: [] },
				facets: ["task"],
				cursor: next!,
			};
			expect((await index.search(same)).rows).toHaveLength(2);
		});

		it("has a cursor of which any bit was changed", async () => {
			const index = await filled(make, [model("a/b", { likes: 3 }), model("a/c", { likes: 2 }), model("a/d")]);
			const query: Query = { sort: "likes", limit: 1 };
			const { next } = await index.search(query);
			for (const cursor of altered(next!)) expect((await refusal(index, { ...query, cursor })).field).toBe("cursor");
			expect((await index.search({ ...query, cursor: next! })).rows[0]?.record.id).toBe("a/c");
		});
	});
}

/** A text with each of its bits changed, with one character more, and with one less. */
function altered(text: string): readonly string[] {
	const flipped = [...text].flatMap((letter, at) =>
		Array.from({ length: 7 }, (_, bit) => {
			const other = String.fromCharCode(letter.charCodeAt(0) ^ (1 << bit));
			return text.slice(0, at) + other + text.slice(at + 1);
		}),
	);
	return [...flipped, `${text}A`, `${text}=`, ` ${text}`, text.slice(0, -1), text.slice(1), text + text];
}

async function refusal(index: Index, query: Query): Promise<QueryError> {
	const error: unknown = await index.search(query).then(
		() => undefined,
		(error: unknown) => error,
	);
	expect(error).toBeInstanceOf(QueryError);
	return error as QueryError;
}
