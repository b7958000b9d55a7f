import { describe, expect, it } from "vitest";
import { choicesFor } from "./choices/choices.ts";
import { librariesFor } from "./loaders.ts";
import { libraryOf } from "./libraryOf.ts";
import { loadSnippets } from "./loading/loadSnippets.ts";

const record = (rest: object = {}) => ({ id: "acme/demo", tags: [] as string[], ...rest });
const keys = (rest: object): readonly string[] => librariesFor(record(rest)).map(({ key }) => key);

describe("librariesFor", () => {
	it("puts library_name first, then the tags in catalogue order", () => {
		expect(keys({ library_name: "transformers", tags: ["timm", "transformers", "keras", "pytorch"] })).toEqual([
			"transformers",
			"keras",
			"timm",
		]);
	});

	it("puts llama-cpp-python first where there are only GGUF files", () => {
		expect(keys({ tags: ["gguf", "transformers"] })).toEqual(["llama-cpp-python", "transformers"]);
		expect(keys({ library_name: "transformers", tags: ["gguf"] })).toEqual(["llama-cpp-python", "transformers"]);
		expect(keys({ library_name: "gguf" })).toEqual(["llama-cpp-python"]);
		expect(keys({ library_name: "llama-cpp-python", tags: ["gguf"] })).toEqual(["llama-cpp-python"]);
	});

	it("compares keys with case", () => {
		expect(keys({ tags: ["Transformers", "paddleocr", "PaddleOCR", "constructor", "__proto__"] })).toEqual([
			"PaddleOCR",
		]);
		expect(libraryOf("toString")).toBeUndefined();
	});
});

const notes = (rest: object): readonly string[] => choicesFor(record({ tags: ["timm"], ...rest })).notes;

describe("notes", () => {
	it.each([
		["Transformers", "transformers"],
		["paddleocr", "PaddleOCR"],
		["sentence_transformers", "sentence-transformers"],
		["scikit-learn", "sklearn"],
		["diffuser", "diffusers"],
	])("for %s suggests %s", (wrong, right) => {
		expect(notes({ library_name: wrong })).toEqual([
			`library_name: '${wrong}' is not a library key; did you mean '${right}'?`,
		]);
	});

	it("suggests nothing if nothing is similar", () => {
		expect(notes({ library_name: "onnx" })).toEqual(["library_name: 'onnx' is not a library key."]);
	});

	it.each(["mlx-vlm", "cod-vae"])("does not take %s for a typo of another name", (name) => {
		expect(notes({ library_name: name })).toEqual([`library_name: '${name}' is not a library key.`]);
	});

	it("has no note on a right name, no name, or gguf", () => {
		for (const library_name of ["timm", undefined, "", "gguf"]) expect(notes({ library_name })).toEqual([]);
	});

	it("explains how a card can name a library if it names none", () => {
		const wanted = /acme\/demo.*library_name: transformers.*README\.md.*tags/;
		expect(librariesFor(record())).toEqual([]);
		expect(choicesFor(record()).notes).toEqual([expect.stringMatching(wanted)]);
	});
});

describe("loadSnippets", () => {
	it("has none for a library without a snippet", () => {
		expect(loadSnippets(libraryOf("glm-tts")!, record())).toEqual([]);
	});
});
