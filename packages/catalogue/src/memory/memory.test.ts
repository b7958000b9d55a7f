import type { ModelRecord } from "@vitrine/model";
import { describe, expect, it } from "vitest";
import { memoryNeeded, memoryOf } from "./memoryOf.ts";

const model = (id: string, fields: Partial<ModelRecord> = {}): ModelRecord => ({ id, tags: [], ...fields });
const files = (sizes: Readonly<Record<string, number | undefined>>): Partial<ModelRecord> => ({
	siblings: Object.entries(sizes).map(([rfilename, size]) =>
		size === undefined ? { rfilename } : { rfilename, size },
	),
});
/** The variants as text: format, label, GB of the weights, basis. */
const shown = (record: ModelRecord): readonly string[] =>
	memoryOf(record).variants.map(({ format, label, weights, basis }) =>
		[format ?? "–", label, (weights / 1e9).toFixed(2), basis].join(" "),
	);

describe("the weights of a repository", () => {
	it("are its main files: shards summed, copies in other layouts and training states left out", () => {
		const record = model("mistralai/Mistral-7B-Instruct-v0.3", {
			safetensors: { parameters: { BF16: 7_248_023_552 }, total: 7_248_023_552 },
			...files({
				"consolidated.safetensors": 14_496_078_512,
				"model-00001-of-00003.safetensors": 4_949_453_792,
				"model-00002-of-00003.safetensors": 4_999_819_336,
				"model-00003-of-00003.safetensors": 4_546_807_800,
				"checkpoint-500/model.safetensors": 14_000_000_000,
				"optimizer.pt": 28_000_000_000,
				"training_args.bin": 5000,
			}),
		});
		expect(shown(record)).toEqual(["safetensors BF16 14.50 files"]);
	});

	it("are one for each format, not their sum", () => {
		const record = model("openai/whisper-tiny", {
			safetensors: { parameters: { F32: 37_760_640 }, total: 37_760_640 },
			...files({
				"model.safetensors": 151_061_672,
				"pytorch_model.bin": 151_095_027,
				"flax_model.msgpack": 151_034_923,
				"tf_model.h5": 151_253_696,
			}),
		});
		expect(shown(record)).toEqual([
			"tensorflow 32-bit 0.15 files",
			"pytorch 32-bit 0.15 files",
			"safetensors F32 0.15 files",
			"jax 32-bit 0.15 files",
		]);
		expect(memoryOf(record).usual?.format).toBe("safetensors");
	});

	it("include the modules of a sentence transformer", () => {
		const record = model("google/embeddinggemma-300m", {
			...files({
				"model.safetensors": 1_211_486_072,
				"2_Dense/model.safetensors": 9_437_272,
				"3_Dense/model.safetensors": 9_437_272,
			}),
		});
		expect(memoryOf(record).usual?.weights).toBe(1_230_360_616);
	});

	it("have the bytes of the tensor types in the header", () => {
		const record = model("RedHatAI/Llama-3.1-8B-FP8", {
			safetensors: { parameters: { BF16: 1_050_939_392, F8_E4M3: 6_979_321_856 }, total: 8_030_261_248 },
		});
		expect(shown(record)).toEqual(["safetensors F8_E4M3 + BF16 9.08 header"]);
	});

	it.each<[string, Partial<ModelRecord>, string]>([
		["acme/plain", { num_parameters: 8e9 }, "– 16-bit 16.00 parameters"],
		["acme/demo-AWQ", { num_parameters: 8e9, tags: ["awq"] }, "– AWQ 4-bit 5.60 parameters"],
		["acme/demo", { num_parameters: 8e9, tags: ["fp8", "safetensors"] }, "safetensors FP8 8.80 parameters"],
		["acme/Demo-35B-NVFP4", { num_parameters: 18.7e9 }, "– NVFP4 23.38 parameters"],
		["acme/Demo-27B-NVFP4", { num_parameters: 27.4e9 }, "– NVFP4 19.18 parameters"],
		["acme/Demo-exl3-4.0bpw", { num_parameters: 8.4e9, tags: ["exl3"] }, "exl3 EXL3 4-bit 16.80 parameters"],
		["mlx-community/Demo-9B-4bit", { num_parameters: 1.4e9, tags: ["mlx"] }, "mlx MLX 4-bit 5.04 parameters"],
		["acme/demo-ONNX", { num_parameters: 1e8, tags: ["onnx"] }, "onnx ONNX 0.40 parameters"],
	])("%s counts the bits of its quantization", (id, fields, expected) => {
		expect(shown(model(id, fields))).toEqual([expected]);
	});

	it("never are what the repository takes with its history, which only bounds an estimate", () => {
		expect(memoryOf(model("acme/demo", { usedStorage: 5e9 })).variants).toEqual([]);
		const [weights] = memoryOf(model("acme/demo", { usedStorage: 5e9, num_parameters: 8e9 })).variants;
		expect(weights).toMatchObject({ weights: 5e9, label: "type unknown", isAssumed: true });
		expect(memoryNeeded(model("acme/demo", { usedStorage: 500e9, num_parameters: 8e9 }))).toBe(19.2e9);
	});
});

describe("parameters in a name", () => {
	it.each([
		["acme/Demo-7B-Instruct", 14],
		["acme/demo-350m", 0.7],
		["mistralai/Mixtral-8x7B-v0.1", 112],
		["Qwen/Qwen3-30B-A3B", 60],
		["acme/demo-1.5b", 3],
	])("%s: %s GB, marked as such", (id, gigabytes) => {
		const { usual } = memoryOf(model(id));
		expect(usual).toMatchObject({ weights: gigabytes * 1e9, basis: "name" });
	});

	it.each([
		"laion/CLIP-ViT-H-14-laion2B-s32B-b79K",
		"acme/demo-4bit",
		"acme/demo-128k",
		"acme/b",
		"google/gemma-3n-E4B",
	])("%s states none", (id) => {
		expect(memoryOf(model(id)).usual).toBeUndefined();
	});

	it("count only where nothing else tells, and nothing contradicts them", () => {
		expect(memoryOf(model("acme/demo-7b", { num_parameters: 3e9 })).usual).toMatchObject({ basis: "parameters" });
		expect(memoryOf(model("acme/qwen2.5-7b-numbers", { usedStorage: 90e6 })).usual).toBeUndefined();
	});
});

const unlisted = (id: string) => memoryOf(model(id, { tags: ["gguf"], num_parameters: 8e9 })).usual;

describe("GGUF files", () => {
	const header = { total: 8_030_261_248, architecture: "llama", context_length: 131_072 };

	it("count by their own sizes, split ones summed, with the projector that is loaded besides", () => {
		const record = model("acme/demo-GGUF", {
			tags: ["gguf"],
			gguf: header,
			...files({
				"demo-Q8_0.gguf": 8_540_775_840,
				"demo-Q4_K_M.gguf": 4_920_739_232,
				"demo-F16-00001-of-00002.gguf": 10e9,
				"demo-F16-00002-of-00002.gguf": 6.07e9,
				"mmproj-F16.gguf": 1e9,
				"demo.imatrix.gguf": 5e6,
			}),
		});
		expect(shown(record)).toEqual(["gguf F16 17.07 files", "gguf Q8_0 9.54 files", "gguf Q4_K_M 5.92 files"]);
		expect(memoryOf(record).usual?.label).toBe("Q4_K_M");
	});

	it("count by the bits of their types where sizes are unknown", () => {
		const record = model("acme/demo-GGUF", { gguf: header, ...files({ "demo-Q6_K.gguf": undefined }) });
		expect(shown(record)).toEqual(["gguf Q6_K 6.59 parameters"]);
	});

	it("count as the type in the name, else as the one that most tools choose, marked as assumed", () => {
		expect(unlisted("acme/demo-Q8_0-GGUF")).toMatchObject({ label: "Q8_0" });
		expect(unlisted("acme/demo-Q8_0-GGUF")).not.toHaveProperty("isAssumed");
		expect(unlisted("acme/demo-GGUF")).toMatchObject({ label: "Q4_K_M", isAssumed: true });
	});

	it("are not offered for models that have none", () => {
		const record = model("sentence-transformers/all-MiniLM-L6-v2", {
			tags: ["safetensors"],
			safetensors: { parameters: { F32: 22_713_216, I64: 512 }, total: 22_713_728 },
		});
		expect(shown(record)).toEqual(["safetensors F32 + I64 0.09 header"]);
	});
});

describe("ONNX files", () => {
	it("count by type, all graphs of one together", () => {
		const record = model("onnx-community/whisper-base", {
			...files({
				"onnx/encoder_model.onnx": 82e6,
				"onnx/decoder_model.onnx": 200e6,
				"onnx/decoder_model_merged.onnx": 209e6,
				"onnx/decoder_with_past_model.onnx": 190e6,
				"onnx/encoder_model_q4.onnx": 18e6,
				"onnx/decoder_model_merged_q4.onnx": 124e6,
			}),
		});
		expect(shown(record)).toEqual(["onnx 32-bit 0.29 files", "onnx 4-bit (q4) 0.14 files"]);
	});

	it("include values in files beside the graph", () => {
		const record = model("a/b", files({ "model.onnx": 1e6, "model.onnx_data": 2e9, "model.onnx_data_1": 1e9 }));
		expect(memoryOf(record).usual?.weights).toBe(3_001_000_000);
	});
});

const stated = (id: string, parameters: number, fields: Partial<ModelRecord>): ModelRecord =>
	model(id, { library_name: "transformers", parameters, ...fields });

describe("a stated number of parameters", () => {
	const safetensors = { tags: ["safetensors"] };

	it("that name and storage contradict is rejected in favour of the name", () => {
		const record = stated("ornith-ai/Ornith-1.0-35B", 664_944, { ...safetensors, usedStorage: 140_462_398_946 });
		expect(shown(record)).toEqual(["safetensors 16-bit 70.00 name"]);
		const header = { safetensors: { parameters: { BF16: 664_944 }, total: 664_944 } };
		expect(shown(model("a/B-35B", { ...header, usedStorage: 140e9 }))).toEqual(["safetensors 16-bit 70.00 name"]);
	});

	it("of a GGUF projector is not that of the model", () => {
		const fields = { tags: ["gguf"], usedStorage: 16_266_281_248 };
		expect(shown(stated("Verkiki/Qwen-3.8-27b-GGUF", 460_730_096, fields))).toEqual(["gguf Q4_K_M 16.52 name"]);
	});

	it("is accepted where the storage holds no more", () => {
		const packed = { tags: ["mlx", "safetensors", "1-bit"], library_name: "mlx", usedStorage: 5_149_105_095 };
		expect(shown(stated("prism-ml/Bonsai-27B-mlx-1bit", 1_724_001_520, packed))).toEqual([
			"safetensors MLX 1-bit 5.17 parameters",
		]);
	});

	it("of a draft model is its own, and the model that it assists comes on top", () => {
		const { usual, isPart, assists } = memoryOf(
			stated("z-lab/Qwen3.8-27B-DFlash2", 1_926_000_000, { ...safetensors, usedStorage: 3_900_000_000 }),
		);
		expect({ weights: usual?.weights, isPart, assists }).toEqual({ weights: 3.852e9, isPart: true, assists: true });
		const whole = stated("acme/Llama-70B-assistant-4bit", 10e9, { ...safetensors, tags: ["mlx", "4-bit"] });
		expect(memoryOf(whole)).toMatchObject({ isPart: false, assists: false });
	});

	it.each<[string, Partial<ModelRecord>, boolean]>([
		["acme/Heron-2.6B-DSpark", { num_parameters: 330e6 }, true],
		["acme/Heron-2.6B-DSpark", { num_parameters: 330e6, tags: ["safetensors", "4-bit", "awq"] }, false],
		["acme/Heron-2.6B-MTP", { num_parameters: 2.6e9 }, false],
		["acme/heron-head", { num_parameters: 330e6, tags: ["draft-model", "base_model:finetune:acme/Heron-8B"] }, true],
		["acme/Heron-Flash-Drafter-GGUF", { num_parameters: 20e9, tags: ["gguf"] }, true],
		["acme/Heron-Flash-DSpark", { num_parameters: 160e9 }, false],
		["acme/heron-speculators.dflash", {}, true],
		["acme/heron", { library_name: "speculators", tags: ["speculative-decoding"] }, true],
		["acme/heron-tuned-dspark", { tags: ["base_model:finetune:acme/Heron-speculator.dspark"] }, true],
	])("%s with %j assists a larger model: %s", (id, fields, expected) => {
		expect(memoryOf(model(id, { tags: ["safetensors"], ...fields })).assists).toBe(expected);
	});

	it("is not used where the repository stores far more than any history or choice of files", () => {
		const gguf = { tags: ["gguf"], num_parameters: 25e6 };
		expect(memoryOf(model("acme/songs-GGUF", { ...gguf, usedStorage: 58e9 })).usual).toBeUndefined();
		expect(memoryOf(model("acme/songs-GGUF", { ...gguf, usedStorage: 0.5e9 })).usual?.label).toBe("Q4_K_M");
		const tuned = { tags: ["safetensors"], num_parameters: 480e6 };
		expect(memoryOf(model("acme/heron", { ...tuned, usedStorage: 1760e9 })).usual?.weights).toBe(0.96e9);
		expect(memoryOf(model("acme/heron", { ...tuned, num_parameters: 660e3, usedStorage: 70e9 })).usual).toBeUndefined();
	});

	it("of a name is read without the digits before a point", () => {
		expect(shown(model("a/Halo0.8B-guard", { tags: ["safetensors"] }))).toEqual([]);
	});
});

describe("pipelines", () => {
	const SDXL: Partial<ModelRecord> = {
		pipeline_tag: "text-to-image",
		library_name: "diffusers",
		tags: ["diffusers", "diffusers:StableDiffusionXLPipeline", "safetensors"],
		safetensors: { parameters: { F16: 2_567_463_684 }, total: 2_567_463_684 },
	};

	it("are the sum of their folders, each counted once", () => {
		const record = model("stabilityai/stable-diffusion-xl-base-1.0", {
			...SDXL,
			...files({
				"model_index.json": 600,
				"sd_xl_base_1.0.safetensors": 6_938_078_334,
				"text_encoder/model.safetensors": 492_265_880,
				"text_encoder/model.fp16.safetensors": 246_144_152,
				"text_encoder/flax_model.msgpack": 492e6,
				"text_encoder_2/model.safetensors": 2_778_702_976,
				"text_encoder_2/model.fp16.safetensors": 1_389_382_176,
				"unet/diffusion_pytorch_model.safetensors": 10_270_077_736,
				"unet/diffusion_pytorch_model.fp16.safetensors": 5_135_149_760,
				"unet/model.onnx": 7e6,
				"vae/diffusion_pytorch_model.safetensors": 334_643_268,
				"vae/diffusion_pytorch_model.fp16.safetensors": 167_335_342,
				"vae_1_0/diffusion_pytorch_model.safetensors": 334_643_268,
			}),
		});
		expect(shown(record)).toEqual([
			"safetensors 32-bit 13.88 files",
			"safetensors sd_xl_base_1.0.safetensors 6.94 files",
			"safetensors F16 6.94 files",
		]);
		expect(memoryOf(record).usual?.parts?.map(({ folder }) => folder)).toEqual([
			"text_encoder",
			"text_encoder_2",
			"unet",
			"vae",
		]);
	});

	it("add what a known class loads besides the part that hubs count", () => {
		expect(shown(model("acme/sdxl", SDXL))).toEqual(["safetensors 16-bit 6.94 parameters"]);
		expect(memoryOf(model("acme/sdxl", SDXL)).isPart).toBe(false);
	});

	it("of an unknown class need more than the part that is counted, so nothing fits", () => {
		const record = model("acme/paint", { ...SDXL, tags: ["diffusers", "diffusers:Flux2KleinPipeline"] });
		expect(memoryOf(record)).toMatchObject({ isPart: true, usual: { weights: 5_134_927_368 } });
		expect(memoryNeeded(record)).toBeUndefined();
	});

	it("are not a GGUF file of their transformer", () => {
		const record = model("city96/FLUX.1-dev-gguf", {
			pipeline_tag: "text-to-image",
			tags: ["gguf", "base_model:quantized:black-forest-labs/FLUX.1-dev"],
			...files({ "flux1-dev-Q4_K_S.gguf": 6_806_391_968 }),
		});
		expect([memoryOf(record).isPart, memoryNeeded(record)]).toEqual([true, undefined]);
	});
});

describe("adapters", () => {
	it("have their own size, and need their base model", () => {
		const record = model("acme/demo-lora", {
			config: { peft: { base_model_name_or_path: "meta-llama/Llama-3.1-8B" } },
			...files({ "adapter_model.safetensors": 167_832_240, "adapter_config.json": 700, "optimizer.pt": 3e8 }),
		});
		expect(memoryOf(record)).toMatchObject({
			variants: [],
			adapter: { weights: 167_832_240, base: "meta-llama/Llama-3.1-8B" },
		});
		expect(memoryNeeded(record)).toBeUndefined();
	});

	it("do not have the size in their name, which is the base's", () => {
		const record = model("acme/Llama-3.1-8B-lora", { tags: ["base_model:adapter:meta-llama/Llama-3.1-8B"] });
		expect(memoryOf(record).adapter).toEqual({ base: "meta-llama/Llama-3.1-8B" });
	});

	it("merged into a GGUF model are a whole model", () => {
		const record = model("acme/demo-8B-GGUF", { tags: ["gguf", "lora"], num_parameters: 8e9 });
		expect(memoryOf(record).adapter).toBeUndefined();
	});
});

describe("hostile records", () => {
	it.each<[string, Partial<ModelRecord>]>([
		["sizes that are no numbers", files({ "model.safetensors": Number.NaN, "a.gguf": Infinity })],
		["a header without counts", { safetensors: { parameters: {} }, gguf: {} }],
		["a configuration of wrong types", { config: { architectures: ["XForCausalLM"], num_hidden_layers: "many" } }],
		["a configuration of endless layers", { config: { architectures: ["XForCausalLM"], num_hidden_layers: 1e300 } }],
		["names as keys", { config: { text_config: [], __proto__: null }, ...files({ "constructor.safetensors": 0 }) }],
	])("%s have no memory", (_, fields) => {
		expect(memoryNeeded(model("a/b", fields))).toBeUndefined();
	});
});
