import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { generated } from "../scripts/generate.ts";
import { inOrder, type LibraryFile, libraryIndex } from "../scripts/libraryIndex.ts";
import { libraryOf } from "./libraryOf.ts";
import type { Library } from "./shapes.ts";

const root = join(import.meta.dirname, "../../..");

const files = Object.entries(await generated(root));

describe("generated files", () => {
	it.each(files)("%s is what `npm run generate` writes", (path, text) => {
		expect(readFileSync(join(root, path), "utf8") === text, `${path} is out of date. Run: npm run generate`).toBe(true);
	});
});

const timm = libraryOf("timm");
const library = (key: string, priority?: Library["priority"]): Library =>
	Object.assign({}, timm, { key }, priority && { priority });
const keys = (...given: readonly Library[]): string =>
	inOrder(given)
		.map(({ key }) => key)
		.join(" ");

describe("the order of libraries", () => {
	it("is that of their keys, in which case does not count", () => {
		expect(keys(library("b"), library("C"), library("a"), library("a_b"), library("a-b"))).toBe("a a-b a_b b C");
	});

	it("has a library with a priority beside the one that it names", () => {
		const [y, z, d] = [library("y", { before: "b" }), library("z", { before: "b" }), library("a", { after: "b" })];
		expect(keys(library("c"), z, y, d, library("b"))).toBe("y z b a c");
	});

	it("needs priorities that name a library without one", () => {
		const wrong = 'libraries/y.ts: priority names "b": name the key of a library without a priority.';
		expect(() => keys(library("a"), library("y", { after: "b" }))).toThrow(wrong);
		expect(() => keys(library("b", { after: "y" }), library("y", { after: "b" }))).toThrow("libraries/b.ts: priority");
	});
});

const file = (name: string, exported: LibraryFile["exported"]): LibraryFile => ({ name, exported });

describe("the file of a library", () => {
	it.each<[string, readonly LibraryFile[], string]>([
		["nothing", [file("a", {})], "libraries/a.ts exports 0 values: export one constant, the library."],
		["two values", [file("a", { a: library("a"), b: 1 })], "libraries/a.ts exports 2 values"],
		["another value", [file("a", { a: 1 })], "libraries/a.ts: a is not a Library."],
		["another key", [file("a", { a: library("b") })], 'key is "b": rename the file to b.ts or change the key.'],
		[
			"the name of another constant",
			[file("a", { x: library("a") }), file("b", { x: library("b") })],
			"libraries/a.ts and packages/catalogue/src/libraries/b.ts both export x: rename one",
		],
	])("may not export %s", (_, files, message) => {
		expect(() => libraryIndex(files)).toThrow(message);
	});
});
