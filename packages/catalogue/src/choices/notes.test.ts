import type { ModelRecord } from "@vitrine/model";
import { expect, it } from "vitest";
import { choicesFor } from "./choices.ts";

const notesOf = (record: Partial<ModelRecord>): readonly string[] =>
	choicesFor({ id: "acme/demo", tags: [], ...record }).notes;

it("of two libraries that fit equally, a note says why one is first", () => {
	const files = [{ rfilename: "model.safetensors" }];
	expect(notesOf({ tags: ["timm", "open_clip", "safetensors"], siblings: files })).toEqual([
		"OpenCLIP and timm fit equally; OpenCLIP is first in the order of their keys.",
	]);
});

it("of two libraries that tags name, the one for the record's task is first, and a note says so", () => {
	const tagged = { tags: ["timm", "sentence-transformers", "safetensors"], pipeline_tag: "image-classification" };
	expect(choicesFor({ id: "acme/demo", ...tagged }).first.key).toBe("timm");
	expect(notesOf(tagged)).toEqual([
		"The tags name timm and sentence-transformers; timm is first, because it is for image-classification.",
	]);
});

it("a library that the card names is first for that reason, which needs no note", () => {
	expect(notesOf({ library_name: "timm", tags: ["timm", "open_clip"], pipeline_tag: "image-classification" })).toEqual(
		[],
	);
});

it("a record without a library has a note, unless an app runs it", () => {
	expect(notesOf({ tags: ["safetensors"] })).toEqual([
		expect.stringMatching(/^No library of the catalogue is known to load acme\/demo\. To name one/),
	]);
	const served = { library_name: "Model Optimizer", tags: ["Model Optimizer", "safetensors", "qwen3", "modelopt"] };
	expect(notesOf({ ...served, pipeline_tag: "text-generation" })).toEqual([
		"library_name: 'Model Optimizer' is not a library key.",
	]);
});
