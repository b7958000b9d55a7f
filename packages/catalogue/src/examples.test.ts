import { describe, expect, it } from "vitest";
import { exampleOf } from "./examples.ts";
import { INSTALL } from "./installing/title.ts";
import { libraries } from "./libraries/index.ts";
import { loadCode, loadSnippets } from "./loading/loadSnippets.ts";
import { librariesFor } from "./loaders.ts";

const withSnippets = libraries.filter(({ snippets }) => snippets);

/** The model that `npm run new` writes for a new library. */
const SCAFFOLDED = "acme/any";

describe.each(withSnippets)("$key", (library) => {
	it("has an example whose first snippet is code that is complete", () => {
		const example = exampleOf(library.key);
		expect(example, `add a model of ${library.key} to packages/catalogue/src/examples.ts`).toBeDefined();
		if (example === undefined) return;
		expect(example.id, `name a well-known model of ${library.key} in packages/catalogue/src/examples.ts`).not.toBe(
			SCAFFOLDED,
		);
		const first = loadSnippets(library, example).find((one) => "note" in one || one.title !== INSTALL);
		expect(first).toHaveProperty("code");
		const text = String(first && "code" in first ? first.code : "");
		expect(text).not.toMatch(/# .*(?:not specified|unknown)|fill-in|replace XX/i);
		expect(librariesFor(example).map(({ key }) => key)).toContain(library.key);
	});

	it.each([false, true])(
		"has one first code, whether all snippets are made or only that one (private: %j)",
		(isPrivate) => {
			const known = exampleOf(library.key);
			if (known === undefined) return;
			const example = { ...known, private: isPrivate };
			const first = loadSnippets(library, example).find((one) => "code" in one && one.title !== INSTALL);
			const code = loadCode(library, example);
			expect(String(code)).toBe(first && "code" in first ? String(first.code) : undefined);
			expect(code?.shape).toBe(first && "code" in first ? first.code.shape : undefined);
		},
	);
});

it("has no example of a library without snippets", () => {
	const others = libraries.filter(({ snippets }) => snippets === undefined);
	expect(others.filter(({ key }) => exampleOf(key)).map(({ key }) => key)).toEqual([]);
});
