import { describe, expect, test } from "vitest";
import { LARGEST, MOST_COLLECTIONS, MOST_MODELS } from "./limits.ts";
import { parseCollections, readCollections } from "./parse.ts";

const GOOD = `
- slug: speech
  title: Speech in small rooms
  text: |
    For **meetings**.
  models:
    - openai/whisper-tiny
    - acme/speech
- slug: later
  title: Later
`;

/** A file whose second entry has these fields. */
const one = (fields: string): string => `- {slug: a, title: A}\n- {${fields}}\n`;

const long = (field: string, length: number): string => `${field}: ${"x".repeat(length)}`;

const fault = (text: string): string | undefined => parseCollections(text).faults[0]?.why;

describe("a file of collections", () => {
	test("is a list, in its order; text and models may be absent", () => {
		expect(parseCollections(GOOD)).toEqual({
			faults: [],
			collections: [
				{
					slug: "speech",
					title: "Speech in small rooms",
					text: "For **meetings**.\n",
					models: ["openai/whisper-tiny", "acme/speech"],
				},
				{ slug: "later", title: "Later", text: "", models: [] },
			],
		});
	});

	test.each([
		["Approved for production", "approved-for-production"],
		[" Käse & Brot, 2026! ", "kase-brot-2026"],
		[`${"a".repeat(63)} b`, "a".repeat(63)],
	])("without a slug, %j is at %s", (title, slug) => {
		const { collections } = parseCollections(`- title: ${JSON.stringify(title)}`);
		expect(collections.map((collection) => collection.slug)).toEqual([slug]);
	});

	test("may be empty", () => {
		for (const text of ["", "# nothing yet\n", "[]"])
			expect(parseCollections(text)).toEqual({ collections: [], faults: [] });
	});

	test.each([
		["title: あ", "entry 2, slug: expected letters a to z, digits and hyphens, at most 64, not nothing"],
		["title: a!", 'entry 2, slug: expected a slug that no other collection has, not "a"'],
		["slug: b", "entry 2, title: expected one line of at most 120 characters, not nothing"],
		["slug: B, title: B", 'entry 2, slug: expected letters a to z, digits and hyphens, at most 64, not "B"'],
		["slug: 12, title: B", "entry 2, slug: expected letters a to z, digits and hyphens, at most 64, not 12"],
		["slug: a.md, title: B", 'entry 2, slug: expected letters a to z, digits and hyphens, at most 64, not "a.md"'],
		["slug: ../x, title: B", 'entry 2, slug: expected letters a to z, digits and hyphens, at most 64, not "../x"'],
		["slug: a, title: B", 'entry 2, slug: expected a slug that no other collection has, not "a"'],
		["slug: b, title: [x]", "entry 2, title: expected one line of at most 120 characters, not a list of 1"],
		['slug: b, title: "x\\ny"', 'entry 2, title: expected one line of at most 120 characters, not "x\\ny"'],
		[
			"slug: b, title: B, text: {a: 1}",
			"entry 2, text: expected Markdown of at most 10,000 characters, not fields (a)",
		],
		["slug: b, title: B, models: x/y", 'entry 2, models: expected a list of model ids, not "x/y"'],
		["slug: b, title: B, models: [x/y, 7]", "entry 2, models[1]: expected the id of a model"],
		[
			"slug: b, title: B, models: [x/y, x/y]",
			"entry 2, models[1]: expected an id that the collection does not have yet",
		],
		["slug: b, title: B, model: [x/y]", 'entry 2: unknown field "model"; the fields are slug, title, text, models'],
		["slug: b, title: B, __proto__: {slug: c}", 'entry 2: unknown field "__proto__"'],
	])("names the line, the field and the value of an entry with an error, and has the others: %s", (fields, message) => {
		const { collections, faults } = parseCollections(one(fields));
		expect(collections.map(({ slug }) => slug)).toEqual(["a"]);
		expect(faults.map(({ why }) => why)).toEqual([expect.stringContaining(`line 2, ${message}`)]);
	});

	test("knows the slug that an entry with an error would have", () => {
		const text = "- {slug: b, title: [x]}\n\n- title: Käse\n  model: [x/y]\n- 7\n- {slug: c, title: C}\n";
		const { collections, faults } = parseCollections(text);
		expect(collections.map(({ slug }) => slug)).toEqual(["c"]);
		expect(faults.map(({ slug, why }) => [slug, why.split(":")[0]])).toEqual([
			["b", "line 1, entry 1, title"],
			["kase", "line 3, entry 2"],
			[undefined, "line 5, entry 3"],
		]);
	});

	test.each([
		["hello", 'expected a list of collections, not "hello"'],
		["collections: []", "expected a list of collections, not fields (collections)"],
		["- {slug: a, title: A}\n- slug: b, slug: c\n", "line 2 is not valid YAML"],
		["- {slug: a, title: A}\n- {slug: b, slug: c, title: B}\n", "line 2 is not valid YAML: Map keys must be unique"],
		["- slug: a\n  title: [\n", "line 3 is not valid YAML"],
		["- slug: &x a\n  title: *x\n", "aliases (*name) are not read"],
	])("that is not a list of fields has an error: %s", (text, message) => {
		expect(() => parseCollections(text)).toThrow(message);
	});

	test("whose error quotes a long name has a short reason", () => {
		const name = "x".repeat(6_000);
		for (const text of [`- *${name}\n`, `- title: !${name} [\n`, `%${name}\n---\n- a: %\n`]) {
			const read = readCollections(text);
			expect("why" in read && read.why.length).toBeLessThan(500);
		}
	});

	test.each([
		["- x\n", 'line 1, entry 1: expected slug, title, text, models, not "x"'],
		["- slug: !!python/object a\n  title: 2020-01-01\n  text: 5", "line 1, entry 1, text: expected Markdown"],
	])("may have no good entry: %s", (text, message) => {
		expect(parseCollections(text)).toEqual({
			collections: [],
			faults: [expect.objectContaining({ why: expect.stringContaining(message) })],
		});
	});

	test("has bounds for collections, models, and the length of each field", () => {
		const many = Array.from({ length: MOST_COLLECTIONS + 1 }, (_, at) => `- {slug: s${at}, title: T}`).join("\n");
		expect(() => parseCollections(many)).toThrow("201 collections; at most 200 are read");
		const ids = Array.from({ length: MOST_MODELS + 1 }, (_, at) => `    - a/${at}x`).join("\n");
		expect(fault(`- slug: a\n  title: A\n  models:\n${ids}`)).toContain("models: 101 ids; at most 100");
		expect(fault(one(`${long("slug", 65)}, title: B`))).toContain("entry 2, slug");
		expect(fault(one(`slug: b, ${long("title", 121)}`))).toContain("entry 2, title");
		expect(fault(one(`slug: b, title: B, ${long("text", 10_001)}`))).toContain("entry 2, text");
		expect(() => parseCollections(`- slug: a\n  title: ${"x".repeat(20_000)}`)).toThrow(
			"line 2 has 20,009 characters; at most 16,000 are read",
		);
	});

	const bomb = `a: &a [x, x]\n${[..."bcdefghi"].map((name, at) => `${name}: &${name} [*${"abcdefghi"[at]}, *${"abcdefghi"[at]}]`).join("\n")}`;

	test.each([
		["aliases that multiply", bomb],
		["an alias of itself", "&a [*a]"],
		["open brackets", "[".repeat(10_000)],
		["open brackets, one a line", "[\n".repeat(3_000)],
		["list marks", "- ".repeat(8_000)],
		["keys without end", "? ".repeat(8_000)],
		["deep maps", Array.from({ length: 300 }, (_, at) => `${" ".repeat(at)}a:`).join("\n")],
		["empty entries", `[${",".repeat(1_000)}]`],
		["NUL and controls", "- slug: \u0000\n  title: \u0007"],
	])("answers hostile text with an error, and never with another: %s", (_, text) => {
		expect(text.length).toBeLessThan(LARGEST);
		const read = readCollections(text);
		if ("why" in read) return;
		expect(read.collections).toEqual([]);
		expect(read.faults.length).toBeGreaterThan(0);
	});
});
