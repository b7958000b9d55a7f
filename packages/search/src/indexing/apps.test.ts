import { expect, it } from "vitest";
import { indexedDocument } from "./catalogueIndexer.ts";

const appsOf = (fields: object): readonly string[] =>
	indexedDocument({ id: "acme/demo", tags: [], ...fields }, "folder:/models").facets.app;

it("a model is indexed with the local apps that run it", () => {
	const gguf = appsOf({ pipeline_tag: "text-generation", siblings: [{ rfilename: "demo.Q4_K_M.gguf" }] });
	expect(gguf).toEqual(expect.arrayContaining(["llama.cpp", "ollama", "lmstudio"]));
	expect(gguf).not.toContain("mlx-lm");
	expect(appsOf({ tags: ["timm"], pipeline_tag: "image-classification" })).toEqual([]);
});
