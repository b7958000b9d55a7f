import { libraries } from "@vitrine/catalogue";
import { describe, expect, test } from "vitest";
import { byTag, elementsOf, textOf } from "../../testing/html.ts";
import { testApp } from "../../testing/site.ts";
import { libraryList } from "./list.ts";

const app = await testApp();
const rows = async (path: string): Promise<readonly string[]> => {
	const elements = elementsOf(await (await app.request(path)).text());
	return byTag(elements, "tr").map((row) => textOf(row));
};

describe("the list of libraries", () => {
	test("has those with code first, and the others apart", () => {
		const { groups } = libraryList(undefined, { text: "", onlyCode: false });
		const withCode = new Set(libraries.flatMap(({ key, snippets }) => (snippets ? [key] : [])));
		expect(groups.map(({ items }) => items.every(({ key }) => withCode.has(key)))).toEqual([true, true, false]);
		expect(groups.flatMap(({ items }) => items)).toHaveLength(libraries.length);
	});

	test("shows those that are used in full, and names the others until a text finds them", async () => {
		const used = new Map([
			["keras", 2],
			["timm", 1],
		]);
		const list = libraryList({ tasks: new Map(), libraries: used }, { text: "", onlyCode: false });
		expect(list.groups.map(({ items }) => items.length)[0]).toBe(2);
		expect((await rows("/libraries")).some((row) => row.startsWith("Asteroid"))).toBe(false);
		expect((await rows("/libraries?q=asteroid")).some((row) => /^Asteroid.*pip install asteroid/.test(row))).toBe(true);
	});

	test("can be limited to those with code, without JavaScript too", async () => {
		const all = await (await app.request("/libraries")).text();
		const coded = await (await app.request("/libraries?code=yes")).text();
		expect([all, coded].map((page) => page.includes("Without loading code"))).toEqual([true, false]);
		expect([all, coded].map((page) => /name="code" checked=""/.test(page))).toEqual([false, true]);
	});

	test.each([".keras", "model.keras", " .KERAS "])("finds Keras by %j and says why", async (text) => {
		const found = await rows(`/libraries?q=${encodeURIComponent(text)}`);
		expect(found.find((row) => row.startsWith("Keras"))).toContain("It reads .keras files (Keras).");
		expect(found.some((row) => row.startsWith("timm"))).toBe(false);
	});

	test("finds nothing by an ending that no library has, and still finds names with a dot", async () => {
		expect(await rows("/libraries?q=.nosuchthing")).toEqual([]);
		expect((await rows("/libraries?q=transformers.js")).length).toBeGreaterThan(1);
	});

	test("says in words how much of the code was run, and why some was not", async () => {
		const all = await rows("/libraries");
		expect(all.find((row) => row.startsWith("Transformers"))).toMatch(/\d+ of \d+ run\d+ run/);
		expect(all.join("\n")).not.toContain("miniature");
	});
});
