import { expect, it } from "vitest";
import { libraries } from "../libraries/index.ts";
import { describedLibraries } from "./index.ts";

it("has every library without its code, and loads each", async () => {
	expect(describedLibraries.map(({ key }) => key)).toEqual(libraries.map(({ key }) => key));
	for (const [at, { load, hasCode, ...entry }] of describedLibraries.entries()) {
		const library = libraries[at];
		expect(library).toMatchObject(entry);
		expect(hasCode).toBe(library?.snippets !== undefined);
		expect(await load()).toBe(library);
	}
});
