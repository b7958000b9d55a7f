import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ModelRecord } from "@vitrine/model";
import { FACETS, SORTS } from "../api/fields.ts";
import type { Query } from "../api/query.ts";
import { filled, imported, type MakeIndex, model, SOURCE } from "./fixture.ts";

const SECRET = { private: true, library_name: "secretlib", tags: ["hushhush"], downloads: 9000, likes: 9 } as const;

/** Private records of two owners and one without an owner, among public ones. */
const RECORDS: readonly ModelRecord[] = [
	model("acme/open", { downloads: 10, tags: ["shared"], library_name: "kit" }),
	model("Acme/secretsauce", SECRET),
	model("acme/secretsauce-mini", { ...SECRET, library_name: "kit", tags: ["shared"] }),
	model("beta/hiddenthing", { private: true, pipeline_tag: "fill-mask", tags: ["shared"] }),
	model("beta/plain", { private: false, downloads: 20 }),
	model("lonely", { private: true, downloads: 30 }),
	model("gamma/gated", { gated: "manual", downloads: 5 }),
];

const READERS = [
	{ visibleTo: [], sees: ["acme/open", "beta/plain", "gamma/gated"] },
	{
		visibleTo: ["acme"],
		sees: ["Acme/secretsauce", "acme/secretsauce-mini", "acme/open", "beta/plain", "gamma/gated"],
	},
	{ visibleTo: ["beta", "nobody"], sees: ["beta/hiddenthing", "acme/open", "beta/plain", "gamma/gated"] },
	{ visibleTo: ["acme", "beta"], sees: RECORDS.map(({ id }) => id).filter((id) => id !== "lonely") },
	{ visibleTo: "*", sees: RECORDS.map(({ id }) => id) },
] as const;

/** What a search with everything that is counted gives. */
const EVERYTHING = { facets: FACETS, upTo: { downloads: [5, 15, 10_000] } } as const;

export function accessSuite(make: MakeIndex): void {
	describe("a reader who sees only some private records", () => {
		it.each(READERS)("of $visibleTo finds these, and no trace of others", async ({ visibleTo, sees }) => {
			const index = await filled(make, RECORDS);
			const reader = index.readerFor(visibleTo);
			const visible = RECORDS.filter(({ id }) => (sees as readonly string[]).includes(id));
			const only = (await filled(make, visible)).readerFor("*");
			expect(reader.visibleTo).toEqual(visibleTo);
			expect(await reader.count()).toBe(sees.length);
			for (const { id } of RECORDS)
				expect((await reader.get(id))?.record.id).toBe(visible.some((one) => one.id === id) ? id : undefined);
			for (const query of QUERIES)
				expect(await reader.search({ ...EVERYTHING, ...query }), JSON.stringify(query)).toEqual(
					await only.search({ ...EVERYTHING, ...query }),
				);
			for (const id of ["acme/secretsauc", "beta/hiddenthin", "acme/opn", "lonly"])
				expect(await reader.similar(id, 5)).toEqual(await only.similar(id, 5));
			expect(await reader.sources()).toMatchObject([{ id: SOURCE.id, records: sees.length }]);
		});

		it("does not learn of sources that have nothing else", async () => {
			const index = await filled(make, [model("a/b")]);
			const other = { id: "ndjson:/secrets.ndjson", kind: "ndjson", location: "/secrets.ndjson" };
			await imported(index, [model("acme/x", { private: true })], other);
			const names = async (visibleTo: "*" | readonly string[]): Promise<readonly string[]> =>
				(await index.readerFor(visibleTo).sources()).map(({ id }) => id);
			expect(await names([])).toEqual([SOURCE.id]);
			expect(await names(["acme"])).toEqual([SOURCE.id, other.id]);
		});

		it("sees what an import makes public, and no longer what it makes private", async () => {
			const index = await filled(make, [model("a/b", { private: true }), model("a/c")]);
			const reader = index.readerFor([]);
			const ids = async (): Promise<readonly string[]> => (await reader.search({})).rows.map(({ record }) => record.id);
			expect(await ids()).toEqual(["a/c"]);
			await imported(index, [model("a/b"), model("a/c", { private: true })]);
			expect(await ids()).toEqual(["a/b"]);
			expect([await reader.count(), await reader.get("a/c")]).toEqual([1, undefined]);
			expect(await reader.sources()).toMatchObject([{ records: 1 }]);
		});

		it("gets what an index with only these records gives, whatever is searched for", async () => {
			await fc.assert(
				fc.asyncProperty(
					RANDOM_RECORDS,
					fc.array(RANDOM_QUERY, { minLength: 1, maxLength: 4 }),
					async (all, queries) => {
						const [index, only] = await Promise.all([make(), make()]);
						try {
							await imported(index, all);
							await imported(
								only,
								all.filter(({ id, private: hidden }) => !hidden || id.startsWith("a/")),
							);
							const reader = index.readerFor(["a"]);
							for (const query of queries)
								expect(await reader.search({ ...EVERYTHING, ...query })).toEqual(
									await only.search({ ...EVERYTHING, ...query }),
								);
						} finally {
							await Promise.all([index.close(), only.close()]);
						}
					},
				),
				{ numRuns: 8 },
			);
		}, 300_000);
	});
}

const QUERIES: readonly Query[] = [
	{},
	{ text: "secretsauce" },
	{ text: "secretsause" },
	{ text: "ecretsauc" },
	{ text: "hiddenthing" },
	{ text: "hushhush" },
	{ text: "secretlib" },
	{ text: "open" },
	{ text: "lonely", sort: "downloads" },
	{ filters: { author: ["Acme", "acme", "beta"] } },
	{ filters: { tag: ["hushhush", "shared"], library: ["secretlib", "kit"] } },
	{ filters: { private: ["acme", "beta", "/"] } },
	{ ids: RECORDS.map(({ id }) => id) },
	{ ranges: { downloads: { min: 1 } }, sort: "downloads", direction: "asc" },
	{ sort: "downloads", facetLimit: 1 },
	{ sort: "likes", offset: 1, limit: 2 },
];

const pick = <T>(...values: readonly T[]) => fc.constantFrom(...values);

const RANDOM_RECORDS = fc.uniqueArray(
	fc.record({
		id: fc.tuple(pick("a", "b"), pick("tiny", "tinyllama", "llama-2", "opt")).map((parts) => parts.join("/")),
		tags: fc.array(pick("en", "gguf", "peft"), { maxLength: 2 }),
		private: fc.boolean(),
		downloads: fc.nat(20),
	}),
	{ selector: ({ id }) => id, maxLength: 8 },
);

const RANDOM_QUERY = fc.record(
	{
		text: pick("tiny", "lama", "tyni", "llama", "en", "peft", "optt"),
		sort: pick(...SORTS),
		filters: fc.record({ tag: fc.subarray(["en", "gguf"]), author: fc.subarray(["a", "b"]) }, { requiredKeys: [] }),
	},
	{ requiredKeys: [] },
);
