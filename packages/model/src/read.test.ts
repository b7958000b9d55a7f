import { expect, test } from "vitest";
import {
	author,
	baseModels,
	formats,
	isConversational,
	isGated,
	languageName,
	languages,
	licences,
	type ModelRecord,
	name,
	parameterCount,
	providerMapping,
} from "./index.ts";
import { LANGUAGES } from "./languages.ts";

const model = (fields: Partial<ModelRecord> = {}): ModelRecord => ({ id: "owner/name", tags: [], ...fields });

test("the author is the part before the slash, or the field of a bare name", () => {
	expect(author(model())).toBe("owner");
	expect(author(model({ id: "gpt2" }))).toBeUndefined();
	expect(author(model({ id: "gpt2", author: "openai" }))).toBe("openai");
});

test("the name is the id without its owner", () => {
	expect(name(model())).toBe("name");
	expect(name(model({ id: "gpt2" }))).toBe("gpt2");
	expect(name(model({ id: "a/b/c" }))).toBe("b/c");
});

test("languages are the card's, even if tags name others", () => {
	expect(languages(model({ tags: ["de"], cardData: { language: "en" } }))).toEqual(["en"]);
	expect(languages(model({ cardData: { language: ["EN", "en", "zh-Hans", "multilingual", ""] } }))).toEqual([
		"en",
		"zh-Hans",
		"multilingual",
	]);
});

test("without a card, only two-letter codes of ISO 639-1 among the tags are languages", () => {
	expect(languages(model({ tags: ["pytorch", "tf", "en", "bert", "sam", "xx", "fr", "EN", "constructor"] }))).toEqual([
		"en",
		"fr",
	]);
});

test("there are 184 two-letter languages with names", () => {
	expect(Object.keys(LANGUAGES)).toHaveLength(184);
	expect(languageName("de")).toBe("German");
	expect(languageName("tf")).toBeUndefined();
	expect(languageName("toString")).toBeUndefined();
});

test("licences are the card's, else those of the tags", () => {
	expect(licences(model({ tags: ["license:mit"], cardData: { license: ["apache-2.0", "mit"] } }))).toEqual([
		"apache-2.0",
		"mit",
	]);
	expect(licences(model({ tags: ["license:mit"] }))).toEqual(["mit"]);
	expect(licences(model())).toEqual([]);
});

test("base models are the card's, else those of the tags without the relation", () => {
	expect(baseModels(model({ cardData: { base_model: "a/b" } }))).toEqual(["a/b"]);
	expect(baseModels(model({ tags: ["base_model:a/b", "base_model:quantized:a/b", "base_model:c/d"] }))).toEqual([
		"a/b",
		"c/d",
	]);
});

test("a model is conversational by its tag alone", () => {
	expect(isConversational(model({ pipeline_tag: "text-generation" }))).toBe(false);
	expect(isConversational(model({ tags: ["conversational"] }))).toBe(true);
});

test("a model is gated unless the field is false or absent", () => {
	expect(
		[undefined, false, true, "auto", "manual"].map((gated) =>
			isGated({ ...model(), ...(gated !== undefined && { gated }) } as ModelRecord),
		),
	).toEqual([false, false, true, true, true]);
});

test("parameters are the stated total, else the sum by type, else the figure of GGUF or the source", () => {
	expect(parameterCount(model({ safetensors: { parameters: { F32: 1 }, total: 9 } }))).toBe(9);
	expect(parameterCount(model({ safetensors: { parameters: { F32: 1, BF16: 2 } } }))).toBe(3);
	expect(parameterCount(model({ safetensors: { parameters: {} }, gguf: { total: 4 } }))).toBe(4);
	expect(parameterCount(model({ num_parameters: 5 }))).toBe(5);
	expect(parameterCount(model({ parameters: 6 }))).toBe(6);
	expect(parameterCount(model({ num_parameters: 5, parameters: 6 }))).toBe(5);
	for (const parameters of ["7B", -1, NaN, null]) expect(parameterCount(model({ parameters }))).toBeUndefined();
	expect(parameterCount(model())).toBeUndefined();
});

test("formats are read from tags, files and headers", () => {
	const siblings = ["README.md", "model-00001-of-00002.safetensors", "onnx/model.onnx", "sklearn_model.joblib"];
	expect(formats(model({ siblings: siblings.map((rfilename) => ({ rfilename })) }))).toEqual([
		"safetensors",
		"onnx",
		"joblib",
	]);
	expect(formats(model({ tags: ["gguf", "tf", "pytorch"] }))).toEqual(["gguf", "pytorch", "tensorflow"]);
	expect(formats(model({ gguf: {} }))).toEqual(["gguf"]);
	expect(formats(model())).toEqual([]);
});

test("a provider mapping is one list, whether it came as an object or a list", () => {
	const entry = { provider: "together", providerId: "x/y", status: "live" };
	expect(providerMapping(model({ inferenceProviderMapping: [entry] }))).toEqual([entry]);
	expect(
		providerMapping(model({ inferenceProviderMapping: { together: { providerId: "x/y", status: "live" } } })),
	).toEqual([entry]);
	expect(providerMapping(model())).toEqual([]);
});
