import type { ModelRecord } from "@vitrine/model";
import { describe, expect, it } from "vitest";
import { contentsOf } from "./contents.ts";

const contents = (fields: Partial<ModelRecord>): ReturnType<typeof contentsOf> =>
	contentsOf({ id: "acme/demo", tags: [], ...fields });

const files = (...names: readonly string[]): Partial<ModelRecord> => ({
	siblings: names.map((rfilename) => ({ rfilename })),
});

describe("formats", () => {
	it.each([
		["model-00001-of-00002.safetensors", "safetensors"],
		["pytorch_model.bin", "pytorch"],
		["demo.Q4_K_M.gguf", "gguf"],
		["ggml-base.bin", "ggml"],
		["onnx/model_q4.onnx", "onnx"],
		["demo.mlpackage/Data/com.apple.CoreML/weights/weight.bin", "coreml"],
		["model.tflite", "tflite"],
		["demo.litertlm", "litert-lm"],
		["openvino_model.xml", "openvino"],
		["tf_model.h5", "tensorflow"],
		["model.weights.h5", "keras"],
		["flax_model.msgpack", "jax"],
		["weights.npz", "mlx"],
		["model.joblib", "joblib"],
		["demo.nemo", "nemo"],
		["model.bin", "ctranslate2"],
	])("%s is %s", (name, format) => {
		expect([...contents(files(name)).formats]).toEqual([[format, "files"]]);
	});

	it("files without weights have none", () => {
		expect(contents(files("README.md", "training_args.bin", "config.json", "vocab")).formats.size).toBe(0);
	});

	it("beside GGUF files, PyTorch is a format where hubs name formats, and later a word of the author", () => {
		const [library_name, gguf] = ["transformers", "gguf"];
		const formats = (...tags: readonly string[]) => [...contents({ library_name, tags: [...tags] }).formats.keys()];
		expect(formats(library_name, "pytorch", gguf, "llama")).toEqual(["pytorch", gguf]);
		expect(formats(library_name, gguf, "nvidia", "pytorch")).toEqual([gguf]);
		expect(formats(library_name, "nvidia", "pytorch")).toEqual(["pytorch"]);
	});

	it("keep the best evidence", () => {
		const { formats } = contents({ tags: ["gguf", "tf"], gguf: {}, library_name: "onnx" });
		expect([...formats]).toEqual([
			["gguf", "header"],
			["tensorflow", "tag"],
			["onnx", "card"],
		]);
	});
});

describe("quantization", () => {
	it.each<[Partial<ModelRecord>, string, string]>([
		[{ config: { quantization_config: { quant_method: "awq" } }, tags: ["gptq"] }, "awq", "config"],
		[{ tags: ["nvfp4", "compressed-tensors"] }, "compressed-tensors", "tag"],
		[{ tags: ["awq", "gptq", "compressed-tensors"] }, "compressed-tensors", "tag"],
		[{ tags: ["nvfp4"] }, "nvfp4", "tag"],
		[{ id: "acme/demo-GPTQ-Int4" }, "gptq", "name"],
		[{ id: "acme/demo-FP8" }, "fp8", "name"],
		[{ library_name: "Model Optimizer" }, "modelopt", "card"],
		[{ id: "acme/demo-mlx-4Bit", tags: ["mlx", "safetensors"], library_name: "transformers" }, "mlx", "name"],
		[{ id: "acme/Qwen3-8B-MLX-6bit", tags: ["safetensors", "qwen3"] }, "mlx", "name"],
		[{ tags: ["mlx", "safetensors", "4-bit"], library_name: "transformers" }, "mlx", "tag"],
		[{ library_name: "mlx-vlm", tags: ["mlx"] }, "mlx", "card"],
	])("%j is %s, from %s", (fields, value, from) => {
		expect(contents(fields).quantization).toEqual({ value, from });
	});

	it("is unknown where nothing states it", () => {
		expect(contents({ tags: ["mlx", "safetensors"], library_name: "transformers" }).quantization).toBeUndefined();
		expect(contents({ id: "acme/gptqueen", config: { quantization_config: { quant_method: 4 } } }).quantization).toBe(
			undefined,
		);
	});
});

describe("adapters and bases", () => {
	const tags = ["base_model:acme/base", "base_model:adapter:acme/base"];

	it("are read from files, configuration, tags and the card, in this order", () => {
		expect(contents(files("adapter_config.json")).adapter).toEqual({ kind: "peft", from: "files" });
		expect(contents({ config: { peft: {} }, tags: ["lora"] }).adapter).toEqual({ kind: "lora", from: "config" });
		const merged = { library_name: "transformers", tags: ["transformers", "safetensors", "gemma3", "lora", ADAPTED] };
		expect(contents(merged).adapter, "a type that the hub has read").toBeUndefined();
		expect(contents({ ...merged, tags: ["transformers", "safetensors", "lora", "gemma3", ADAPTED] }).adapter).toEqual({
			kind: "lora",
			from: "tag",
		});
		expect(contents({ tags }).adapter).toEqual({ kind: "peft", from: "tag" });
		expect(contents({ library_name: "peft" }).adapter).toEqual({ kind: "peft", from: "card" });
	});

	it("a model that was trained with adapters is whole", () => {
		expect(contents({ tags: ["lora", "base_model:finetune:acme/base"] }).adapter).toBeUndefined();
	});

	it("has each base once, with its relation", () => {
		expect(contents({ tags }).bases).toEqual({ ids: ["acme/base"], relation: "adapter" });
		expect(contents({ cardData: { base_model: "acme/one, acme/two" }, tags }).bases.ids).toEqual([
			"acme/one",
			"acme/two",
			"acme/base",
		]);
	});

	it("has first the bases that the card and a tag name, and no words for a base that is missing", () => {
		const both = { cardData: { base_model: ["acme/one", "acme/Base", "undefined"] }, tags };
		expect(contents(both).bases.ids).toEqual(["acme/Base", "acme/one", "acme/base"]);
		expect(contents({ cardData: { base_model: "None" } }).bases.ids).toEqual([]);
		expect(contents({ config: { peft: { base_model_name_or_path: "null" } }, tags }).bases.ids).toEqual(["acme/base"]);
	});
});

describe("the subject", () => {
	it.each<[Partial<ModelRecord>, string | undefined, string | undefined]>([
		[{ pipeline_tag: "text-to-image" }, "images", "card"],
		[{ pipeline_tag: "text-generation" }, "language", "card"],
		[{ gguf: { architecture: "flux" } }, "images", "header"],
		[{ gguf: { architecture: "llama" } }, "language", "header"],
		[{ tags: ["text-to-speech"] }, "speech", "tag"],
		[{ id: "acme/Wan2.2-I2V-GGUF" }, "video", "name"],
		[{ cardData: { base_model: "black-forest-labs/FLUX.1-dev" } }, "images", "name"],
		[{}, undefined, undefined],
	])("of %j is %s, from %s", (fields, value, from) => {
		expect(contents(fields).subject).toEqual(value && { value, from });
	});
});

it("knows the parts of a pipeline, and numbered files", () => {
	const { parts, isSharded } = contents(
		files("model_index.json", "unet/a.safetensors", "vae/b.safetensors", "unet/c-00001-of-00002.safetensors"),
	);
	expect({ parts, isSharded }).toEqual({ parts: ["unet", "vae"], isSharded: true });
	expect(contents({}).isSharded).toBeUndefined();
});

const ADAPTED = "base_model:adapter:acme/base";
