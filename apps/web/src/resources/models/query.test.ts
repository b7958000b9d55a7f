import { FACETS as INDEX_FACETS, SORTS as INDEX_SORTS } from "@vitrine/search";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FACETS, SORTS } from "./facets.ts";
import { changed, picking, toggled } from "./changes.ts";
import { type ListQuery, filtersSet, parseList, serialiseList } from "./query.ts";
import { character } from "../../../../../test/characters.ts";

const words = fc.oneof(
	fc.string({ unit: "grapheme" }),
	fc.string({ unit: character }),
	fc.constantFrom(
		"",
		" ",
		"text-generation",
		"a&b=c#d",
		"../x",
		"asc",
		"downloads",
		"8",
		"7.5 GB",
		"nvidia-rtx-4090",
		"apple-m3-max",
		"Q4_K_M",
	),
);
const addresses = fc.array(
	fc.tuple(
		fc.constantFrom("q", ...FACETS, "sort", "dir", "page", "cursor", "memory", "device", "stored", "model", "utm_id"),
		words,
	),
);

const fault = (query: string): unknown => parseList(new URLSearchParams(query)).faults?.[0];

describe("the address of the list", () => {
	test("restores the query it was made from", () => {
		fc.assert(
			fc.property(addresses, (entries) => {
				const { query } = parseList(new URLSearchParams(entries));
				expect(parseList(new URL(`https://x.invalid/?${serialiseList(query)}`).searchParams)).toEqual({ query });
			}),
		);
	});

	test("is the same for the same query and has nothing empty", () => {
		fc.assert(
			fc.property(addresses, (entries) => {
				const once = serialiseList(parseList(new URLSearchParams(entries)).query);
				expect(serialiseList(parseList(once).query).toString()).toBe(once.toString());
				expect([...once.values()]).not.toContain("");
			}),
		);
	});

	test("reports an invalid sort or direction", () => {
		expect(parseList(new URLSearchParams("sort=size")).faults?.[0]).toMatchObject({ field: "sort", value: "size" });
		expect(parseList(new URLSearchParams("dir=up")).faults?.[0]).toMatchObject({ field: "dir", value: "up" });
		expect(parseList(new URLSearchParams("sort=likes&dir=desc"))).toEqual({ query: { filters: {}, sort: "likes" } });
	});

	test("reports an unknown field, and ignores tracking fields", () => {
		for (const name of ["colour", "license", "pages", "__proto__", "constructor", "Q"])
			expect(fault(`q=x&${name}=1`)).toMatchObject({ field: name, value: "1" });
		expect(fault(`${"x".repeat(5000)}=1`)).toMatchObject({ field: "x".repeat(60) });
		for (const name of ["utm_source", "fbclid", "gclid", "ref"]) expect(fault(`${name}=1`)).toBeUndefined();
	});

	test("reports every field that cannot be read, and keeps the others", () => {
		const { query, faults } = parseList(
			new URLSearchParams("task=x&sort=size&device=gone&memory=24&page=last&colour=red&cut=oval"),
		);
		expect(query).toEqual({ filters: { task: ["x"] }, fit: { memory: 24 } });
		expect(faults?.map(({ field }) => field)).toEqual(["sort", "device", "page", "colour", "cut"]);
		const machine = parseList(new URLSearchParams("device=gone&memory=lots&created=week"));
		expect(machine.faults?.map(({ field }) => field)).toEqual(["memory", "device", "created"]);
	});

	test("knows every facet of the index but that of private models, and every sort", () => {
		expect([...FACETS, "private"].toSorted()).toEqual(INDEX_FACETS.toSorted());
		expect(SORTS).toEqual(INDEX_SORTS);
	});
});

describe("changing the query", () => {
	const query: ListQuery = { q: "llama", filters: { task: ["a", "b"] }, page: 3 };

	test("starts again at the first page", () => {
		expect(changed(query, { q: undefined })).toEqual({ filters: { task: ["a", "b"] } });
		expect(toggled(query, "task", "a")).toEqual({ q: "llama", filters: { task: ["b"] } });
		expect(toggled(query, "author", "meta")).toEqual({ q: "llama", filters: { task: ["a", "b"], author: ["meta"] } });
	});

	test("twice restores it", () => {
		fc.assert(
			fc.property(addresses, fc.constantFrom(...FACETS), (entries, facet) => {
				const before = changed(parseList(new URLSearchParams(entries)).query, {});
				const value = "a value no address above holds";
				expect(toggled(toggled(before, facet, value), facet, value)).toEqual(before);
			}),
		);
	});

	test("selects up to four models and stays on its page", () => {
		expect(picking(query, "a/b")).toEqual({ ...query, picked: ["a/b"] });
		expect(picking(picking(query, "a/b"), "a/b")).toEqual(query);
		const four = ["1", "2", "3", "4"].reduce(picking, query);
		expect(picking(four, "5")).toEqual(four);
		expect(changed(four, { q: undefined }).picked).toEqual(["1", "2", "3", "4"]);
	});

	test("counts filters", () => {
		expect(filtersSet(query)).toBe(2);
		expect(filtersSet({ filters: {}, fit: { memory: 8 } })).toBe(1);
		expect(filtersSet({ filters: {} })).toBe(0);
	});
});
