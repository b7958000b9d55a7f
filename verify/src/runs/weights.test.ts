import { expect, test } from "vitest";
import { isWeights } from "./weights.ts";

test.each(["model.safetensors", "xnnpack/model.pte", "ace_ckpt.tar", "onnx/model.onnx_data"])("weights: %s", (path) => {
	expect(isWeights(path)).toBe(true);
});

test.each(["config.json", "README.md", "pictures.tar", "tokenizer.model"])("no weights: %s", (path) => {
	expect(isWeights(path)).toBe(false);
});
