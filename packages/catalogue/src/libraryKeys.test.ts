import { expect, it } from "vitest";
import { choicesFor } from "./choices/choices.ts";
import { libraryKeysFor } from "./libraryKeys.ts";

const KEYS = new Set(["elm", "timm", "llama-cpp-python"]);

it("does not take the code of a language for a library", () => {
	const record = { id: "acme/speaks", tags: ["timm", "elm", "eng"], cardData: { language: ["elm", "eng"] } };
	expect([...libraryKeysFor(record, KEYS)]).toEqual(["timm"]);
	expect(choicesFor(record).ways.map(({ key }) => key)).not.toContain("elm");
	const silent = { ...record, cardData: { language: "en" } };
	expect([...libraryKeysFor(silent, KEYS)]).toEqual(["timm", "elm"]);
	expect(choicesFor(silent).ways.map(({ key }) => key)).toContain("elm");
	expect([...libraryKeysFor({ ...record, library_name: "elm" }, KEYS)]).toEqual(["timm", "elm"]);
});

it("lists GGUF files under the library that loads them", () => {
	expect([...libraryKeysFor({ id: "acme/demo", tags: ["gguf"] }, KEYS)]).toEqual(["llama-cpp-python"]);
	expect([...libraryKeysFor({ id: "acme/demo", tags: [], library_name: "gguf" }, KEYS)]).toEqual(["llama-cpp-python"]);
});
