import type { ModelRecord } from "@vitrine/model";
import { expect, test } from "vitest";
import { quantizationLabel, relationTo, shownRelation } from "./madeHow.ts";

const record = (id: string, more: Partial<ModelRecord> = {}): ModelRecord => ({ id, tags: [], ...more });

test.each<[ModelRecord, string | undefined]>([
	[record("Qwen/Qwen3.8-27B-FP8"), "FP8"],
	[record("RadixArk/Qwen3.8-27B-NVFP4", { tags: ["modelopt"] }), "NVFP4"],
	[record("a/b-AWQ-INT4", { tags: ["compressed-tensors"] }), "AWQ"],
	[record("a/b-GPTQ"), "GPTQ"],
	[record("a/b-MLX-4bit", { tags: ["mlx", "safetensors"] }), "MLX 4-bit"],
	[record("a/b", { library_name: "mlx", tags: ["mlx", "8-bit"] }), "MLX 8-bit"],
	[record("a/b-GGUF", { tags: ["gguf"] }), "GGUF"],
	[record("a/b", { tags: ["gguf", "safetensors"] }), undefined],
	[record("a/b-int8-ov", { tags: ["openvino"] }), "OpenVINO INT8"],
	[record("a/b", { tags: ["onnx"] }), "ONNX"],
	[record("a/b", { tags: ["onnx", "safetensors"] }), undefined],
	[record("a/b", { config: { quantization_config: { quant_method: "bitsandbytes" } } }), "bitsandbytes"],
	[record("a/awqward"), undefined],
	[record("fp8/model"), undefined],
])("the quantization of %j is %s", (one, label) => expect(quantizationLabel(one)).toBe(label));

test.each<[ModelRecord, number, string | undefined]>([
	[record("a/b-FP8"), 1, "quantized"],
	[record("a/b", { tags: ["quantized"] }), 1, "quantized"],
	[record("a/b", { tags: ["lora", "safetensors"] }), 1, "adapter"],
	[record("a/b-GGUF", { tags: ["gguf", "lora"] }), 1, "quantized"],
	[record("a/b-lora-gguf", { tags: ["gguf", "lora"] }), 1, "adapter"],
	[record("a/b", { tags: ["mergekit"] }), 2, "merge"],
	[record("a/b", { tags: ["merge"] }), 1, undefined],
	[record("a/b", { tags: ["generated_from_trainer"] }), 1, "finetune"],
	[record("a/b-sft"), 1, "finetune"],
	[record("a/b"), 1, undefined],
])("%j, of %i base models, is made by %s", (one, bases, relation) => expect(shownRelation(one, bases)).toBe(relation));

test("a relation is taken from the card, then the tags, then the files", () => {
	const of = { id: "a/b", tags: ["base_model:adapter:x/y"], gguf: {}, cardData: { base_model_relation: "merge" } };
	expect(relationTo(of, "x/y")).toBe("merge");
	expect(relationTo({ ...of, cardData: {} }, "x/y")).toBe("adapter");
	const unsure = ["base_model:adapter:x/y", "base_model:merge:x/w"];
	expect(relationTo({ ...of, cardData: {}, tags: unsure }, "x/z")).toBe("quantized");
});

test("a relation is taken from tags with another name of the base, if they agree", () => {
	const of = { id: "a/b", tags: ["base_model:x/new-name", "base_model:finetune:x/new-name"], gguf: {} };
	expect(relationTo(of, "x/old-name")).toBe("finetune");
});
