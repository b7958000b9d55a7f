import { expect, it } from "vitest";
import { sentenceTransformersSnippets } from "./snippets.ts";

it.each([
	["acme/splade-tiny", ["sentence-transformers"], "SparseEncoder"],
	["acme/tiny", ["sparseencoder"], "SparseEncoder"],
	["acme/tiny", ["splade"], "SparseEncoder"],
	["acme/splades", ["sentence-transformers"], "SentenceTransformer"],
])("%s with the tags %j is loaded as %s", (id, tags, name) => {
	const [snippet] = sentenceTransformersSnippets({ id, tags, pipeline_tag: "feature-extraction" });
	expect(snippet && "code" in snippet && String(snippet.code)).toContain(`${name}("${id}")`);
});
