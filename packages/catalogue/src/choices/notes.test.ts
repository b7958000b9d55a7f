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

it("a library that the card names is first for that reason, which needs no note", () => {
	expect(notesOf({ library_name: "timm", tags: ["timm", "open_clip"], pipeline_tag: "image-classification" })).toEqual(
		[],
	);
});
