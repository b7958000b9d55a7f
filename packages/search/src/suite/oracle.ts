import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ModelRecord } from "@vitrine/model";
import { FACETS, type Facet, type Sort, SORTS } from "../api/fields.ts";
import type { FacetCount, UpTo } from "../api/page.ts";
import type { Query } from "../api/query.ts";
import { indexedDocument } from "../indexing/catalogueIndexer.ts";
import { compacted } from "../text/folding.ts";
import { words } from "../text/tokens.ts";
import { isTypoOf, MIN_LETTERS, wordSplits } from "../text/typos.ts";
import { runs } from "../../../../test/sweep.ts";
import { allIds, imported, type MakeIndex, SOURCE } from "./fixture.ts";

const pick = <T>(...values: readonly T[]) => fc.constantFrom(...values);
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const present = <T extends object>(shape: T): T =>
	Object.fromEntries(Object.entries(shape).filter(([, value]) => value !== undefined)) as T;

const NAMES = ["tiny", "Tiny-Llama", "llama3", "Llama-3.1", "wisperTiny", "大模型", "x"];

const records = fc.uniqueArray(
	fc
		.record({
			id: fc
				.tuple(maybe(pick("a", "B", "meta", "é")), pick(...NAMES), fc.nat(3))
				.map(([owner, name, n]) => `${owner ? `${owner}/` : ""}${name}${n || ""}`),
			tags: fc.array(pick("en", "de", "transformers", "peft", "license:mit", "tiny", "gguf"), { maxLength: 3 }),
			pipeline_tag: maybe(pick("fill-mask", "translation")),
			library_name: maybe(pick("transformers", "timm", "custom")),
			downloads: maybe(fc.nat(3)),
			likes: maybe(pick(0, -1, 0.5, 1e12)),
			num_parameters: maybe(fc.nat(5)),
			gated: maybe(pick<boolean | "auto">(true, false, "auto")),
			trendingScore: maybe(fc.nat(2)),
			lastModified: maybe(pick("2026-01-01T00:00:00.000Z", "2025-01-01T00:00:00.000Z", "never")),
		})
		.map((record) => present(record) as ModelRecord),
	{ selector: ({ id }) => id, maxLength: 14 },
);

/** Around the two dates of the records. */
const DAYS = [Date.parse("2025-01-01"), Date.parse("2025-01-01") + 1, Date.parse("2026-01-01")] as const;

const bounds = fc.record({ min: fc.nat(3), max: fc.integer({ min: 3, max: 5 }) }, { requiredKeys: [] });

const queries: fc.Arbitrary<Query> = fc
	.record({
		ranges: maybe(
			fc.record(
				{
					downloads: bounds,
					likes: fc.constant({ min: 0 }),
					parameters: bounds,
					updated: fc.record({ min: pick(...DAYS), max: fc.constant(DAYS[2]) }, { requiredKeys: ["min"] }),
				},
				{ requiredKeys: [] },
			),
		),
		text: maybe(
			pick(
				"tiny",
				"llama",
				"llama 3",
				"iny",
				"ama 3",
				"tiny en",
				"模",
				"x",
				"llama3",
				"meta",
				"?",
				"nowhere",
				"lama",
				"tnylama",
				"wisperr",
				"tinyllama",
				"llmaa",
				"metallama",
			),
		),
		filters: maybe(
			fc.record(
				{
					task: fc.subarray(["fill-mask", "translation", "none"]),
					library: fc.subarray(["transformers", "peft", "custom"]),
					language: fc.subarray(["en", "de"]),
					author: fc.subarray(["a", "meta"]),
					tag: fc.subarray(["en", "gguf", "none"]),
					format: fc.subarray(["gguf", "onnx"]),
					gated: fc.subarray(["yes", "no"]),
				},
				{ requiredKeys: [] },
			),
		),
		ids: maybe(fc.subarray(["tiny", "a/tiny", "meta/Tiny-Llama1", "x", "B/llama32", "none"])),
		sort: maybe(pick(...SORTS)),
		direction: maybe(pick("asc" as const, "desc" as const)),
		limit: maybe(fc.integer({ min: 1, max: 5 })),
	})
	.map((query) => present(query) as Query);

const BOUNDS = { downloads: [2, 0], parameters: [5, 1, 3], updated: [DAYS[2] - 1, DAYS[0] - 1] } as const;

export function oracleSuite(make: MakeIndex): void {
	describe("any search", () => {
		for (const [numRuns, options] of runs(15, 60))
			it(
				`finds, counts and sorts what a look at every record does, in ${numRuns} catalogues`,
				{
					...options,
					timeout: 300_000,
				},
				() => compareWithOracle(make, numRuns),
			);
	});
}

const compareWithOracle = (make: MakeIndex, numRuns: number): Promise<void> =>
	fc.assert(
		fc.asyncProperty(records, fc.array(queries, { minLength: 1, maxLength: 6 }), async (records, queries) => {
			const index = await make();
			try {
				await imported(index, records);
				for (const query of queries) {
					const { total, facets, upTo } = await index.search({ ...query, facets: FACETS, upTo: BOUNDS });
					const expected = expectedAnswer(records, query);
					expect(await allIds(index, query)).toEqual(expected.ids);
					expect({ total, facets }).toEqual({ total: expected.ids.length, facets: expected.facets });
					expect(upTo).toEqual(expected.upTo);
				}
			} finally {
				await index.close();
			}
		}),
		{ numRuns },
	);

/** The answer according to the interface, from a look at every record. */
function expectedAnswer(
	records: readonly ModelRecord[],
	query: Query,
): { ids: string[]; facets: Record<string, FacetCount[]>; upTo: Record<string, UpTo> } {
	const tiers = tiersOf(records, query.text?.trim() ?? "");
	const isNamed = ({ id }: ModelRecord): boolean => query.ids?.includes(id) ?? true;
	const matching = records.filter((record) => tiers.has(record) && isNamed(record) && isInRanges(record, query));
	const found = matching.filter((record) => FACETS.every((facet) => passes(record, query, facet)));
	const byMatch = query.sort === undefined && words(query.text ?? "").length > 0;
	const sort = query.sort ?? (byMatch ? "downloads" : "trending");
	const sign = query.direction === "asc" && !byMatch ? 1 : -1;
	const valueOf = (record: ModelRecord): number =>
		indexedDocument(record, SOURCE.id).numericFields[sort] ?? sign * Infinity;
	found.sort(
		(a, b) =>
			(byMatch ? tiers.get(a)! - tiers.get(b)! : 0) || sign * compare(valueOf(a), valueOf(b)) || byBytes(a.id, b.id),
	);
	return {
		ids: found.map(({ id }) => id),
		facets: Object.fromEntries(FACETS.map((facet) => [facet, counts(matching, query, facet)])),
		upTo: Object.fromEntries(
			Object.entries(BOUNDS).map(([name, bounds]) => {
				const sort = name as Sort;
				const isOpen = (record: ModelRecord): boolean =>
					tiers.has(record) &&
					isNamed(record) &&
					isInOtherRanges(record, query, sort) &&
					FACETS.every((facet) => passes(record, query, facet));
				return [sort, upTo(records.filter(isOpen), sort, bounds)];
			}),
		),
	};
}

function tiersOf(records: readonly ModelRecord[], text: string): Map<ModelRecord, number> {
	if (text === "") return new Map(records.map((record) => [record, 0]));
	const wanted = words(text);
	const tier = (record: ModelRecord): number | undefined => {
		const { idTokens, otherTokens, names } = indexedDocument(record, SOURCE.id);
		if (wanted.length === 0) return undefined;
		if (names.includes(compacted(text))) return 0;
		if (wanted.every((word) => idTokens.includes(word))) return 1;
		if (wanted.every((word) => hasTokenPrefix(idTokens, word))) return 2;
		return wanted.every((word) => hasTokenPrefix([...idTokens, ...otherTokens], word)) ? 3 : undefined;
	};
	const direct = records.flatMap((record) => {
		const found = tier(record);
		return found === undefined || !wanted.every((word) => hasTokenPrefix(tokensOf(record), word))
			? []
			: [[record, found] as const];
	});
	if (direct.length > 0) return new Map(direct);
	const isNamed = (record: ModelRecord): boolean => indexedDocument(record, SOURCE.id).names.includes(compacted(text));
	const looser = [matchesInside, matchesFuzzily].map((fits) =>
		records.filter((record) => wanted.length > 0 && (isNamed(record) || wanted.every((word) => fits(record, word)))),
	);
	const found = looser.find((some) => some.length > 0) ?? [];
	return new Map(found.map((record) => [record, isNamed(record) ? 0 : 3]));
}

const tokensOf = (record: ModelRecord): readonly string[] => [
	...indexedDocument(record, SOURCE.id).idTokens,
	...indexedDocument(record, SOURCE.id).otherTokens,
];

/** Whether a word is a prefix of a token, is inside a token of the id, or is two of its tokens. */
function matchesInside(record: ModelRecord, word: string): boolean {
	const { idTokens } = indexedDocument(record, SOURCE.id);
	const isInside = [...word].length >= MIN_LETTERS.infix && idTokens.some((token) => token.includes(word));
	const isTwo = wordSplits(word).some(
		([first, second]) => idTokens.includes(first) && hasTokenPrefix(idTokens, second),
	);
	return hasTokenPrefix(tokensOf(record), word) || ([...word].length >= MIN_LETTERS.infix && (isInside || isTwo));
}

const matchesFuzzily = (record: ModelRecord, word: string): boolean =>
	matchesInside(record, word) ||
	([...word].length >= MIN_LETTERS.fuzzy && tokensOf(record).some((token) => isTypoOf(word, token)));

/** Whether a record is in the ranges of all other fields. */
function isInOtherRanges(record: ModelRecord, { ranges = {} }: Query, sort: Sort): boolean {
	const others = Object.entries(ranges).filter(([name]) => name !== sort);
	return isInRanges(record, { ranges: Object.fromEntries(others) });
}

function upTo(records: readonly ModelRecord[], sort: Sort, bounds: readonly number[]): UpTo {
	const known = records
		.map((record) => indexedDocument(record, SOURCE.id).numericFields[sort])
		.filter((value) => value !== null);
	return {
		all: records.length,
		known: known.length,
		counts: bounds.map((bound) => known.filter((value) => value <= bound).length),
	};
}

function isInRanges(record: ModelRecord, { ranges = {} }: Query): boolean {
	return Object.entries(ranges).every(([name, { min = -Infinity, max = Infinity }]) => {
		const value = indexedDocument(record, SOURCE.id).numericFields[name as Sort];
		return value !== null && value >= min && value <= max;
	});
}

function passes(record: ModelRecord, { filters }: Query, facet: Facet): boolean {
	const chosen = filters?.[facet] ?? [];
	return (
		chosen.length === 0 || indexedDocument(record, SOURCE.id).facets[facet].some((value) => chosen.includes(value))
	);
}

function counts(records: readonly ModelRecord[], query: Query, facet: Facet): FacetCount[] {
	const others = FACETS.filter((other) => other !== facet);
	const counted = new Map<string, number>((query.filters?.[facet] ?? []).map((value) => [value, 0]));
	for (const record of records.filter((record) => others.every((other) => passes(record, query, other))))
		for (const value of indexedDocument(record, SOURCE.id).facets[facet])
			counted.set(value, (counted.get(value) ?? 0) + 1);
	return [...counted]
		.map(([value, count]) => ({ value, count }))
		.sort((a, b) => b.count - a.count || byBytes(a.value, b.value));
}

const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);
const hasTokenPrefix = (tokens: readonly string[], word: string): boolean =>
	tokens.some((token) => token.startsWith(word));
const byBytes = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));
