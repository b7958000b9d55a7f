import type { ModelRecord } from "@vitrine/model";
import { describe, expect, it } from "vitest";
import { choicesFor } from "./choices.ts";
import { defaultCode } from "./defaultCode.ts";
import { reasonText } from "./reasons.ts";
import { RULES } from "./rules/names.ts";
import { rules } from "./rules/index.ts";

const choices = (fields: Partial<ModelRecord>): ReturnType<typeof choicesFor> =>
	choicesFor({ id: "acme/demo", tags: [], ...fields });

/** The first way of a record, as `rule kind:key`, and its reason. */
function first(fields: Partial<ModelRecord>): readonly [way: string, reason: string] {
	const [way] = choices(fields).ways;
	if (way === undefined) throw new Error("no way");
	return [`${way.rule} ${way.kind}:${way.key}`, reasonText(way.reason, way.from)];
}

const siblings = [{ rfilename: "demo.Q4_K_M.gguf" }];

describe("the first way", () => {
	it.each<[Partial<ModelRecord>, string, string]>([
		[
			{ siblings, library_name: "transformers" },
			"gguf-language library:llama-cpp-python",
			"The repository holds only GGUF files, which llama.cpp reads.",
		],
		[
			{ id: "ggml-org/Qwen3-TTS-tiny-GGUF", tags: ["gguf"] },
			"gguf-speech app:llama.cpp",
			"Its tags say that the repository holds only GGUF files, which llama.cpp reads.",
		],
		[
			{ id: "acme/Qwen3-TTS-tiny-GGUF", tags: ["gguf"] },
			"gguf-speech files:files",
			"Its tags say that the repository holds GGUF files that are not for llama.cpp; a program for this model, which its card names, reads them.",
		],
		[
			{ tags: ["gguf", "ds4"], pipeline_tag: "text-generation" },
			"gguf-language app:ds4",
			"Its tags say that the repository holds GGUF files that are not for llama.cpp; DwarfStar reads them.",
		],
		[
			{ tags: ["gguf", "ternary"], pipeline_tag: "text-generation" },
			"gguf-language library:llama-cpp-python",
			"Its tags say that the repository holds GGUF files with ternary weights, and llama.cpp reads only some packings of these: TQ1_0, TQ2_0, and Q2_0 in groups of 64. Others need the fork that the card names.",
		],
		[
			{ tags: ["gguf", "rocmfpx"], pipeline_tag: "text-generation" },
			"gguf-language library:llama-cpp-python",
			"Its tags say that the repository holds GGUF files for ROCmFPX, a fork of llama.cpp. llama.cpp itself may not read them.",
		],
		[
			{ library_name: "transformers", tags: ["safetensors", "qwen3"], pipeline_tag: "text-ranking" },
			"ranking library:sentence-transformers",
			"Models that rank texts are loaded with sentence-transformers, which scores pairs of texts.",
		],
		[
			{ tags: ["safetensors", "xlm-roberta", "cross-encoder"] },
			"ranking library:sentence-transformers",
			"Models that rank texts are loaded with sentence-transformers, which scores pairs of texts.",
		],
		[
			{ library_name: "transformers", tags: ["pytorch", "bert", "ColBERT"] },
			"ranking library:sentence-transformers",
			"Models with a vector for each token are loaded with PyLate, which is built on sentence-transformers.",
		],
		[{ tags: ["safetensors", "Gr00tN1d7"] }, "package-in-name library:gr00t", "A tag names Isaac GR00T."],
		[
			{ library_name: "pytorch", tags: ["pytorch"] },
			"files files:files",
			"The record names pytorch, which does not say which code defines the model. This code fetches its files.",
		],
		[
			{ library_name: "transformers", tags: ["transformers", "safetensors", "tide_k3", "compressed-tensors"] },
			"quantized-transformers library:transformers",
			"The record names Transformers, but none of the record's tags is a model type that Transformers 5.24 has.",
		],
		[
			{ library_name: "transformers.js", tags: ["transformers.js", "onnx", "tide_k3"], pipeline_tag: "fill-mask" },
			"named-library library:transformers.js",
			"The record names Transformers.js, but none of the record's tags is a model type that Transformers.js 4.3 has.",
		],
		[
			{ library_name: "transformers.js", tags: ["transformers.js", "onnx", "bert"], pipeline_tag: "fill-mask" },
			"named-library library:transformers.js",
			"The record names Transformers.js.",
		],
		[
			{
				library_name: "Model Optimizer",
				tags: ["Model Optimizer", "safetensors", "tide_k3", "modelopt"],
				pipeline_tag: "text-generation",
			},
			"served-quantization app:vllm",
			"vLLM runs models of this kind, but none of the record's tags is a model type that Transformers 5.24 has.",
		],
		[
			{ library_name: "tide", tags: ["tide", "diffusers", "safetensors"], pipeline_tag: "text-to-video" },
			"tagged-library files:files",
			"The record names tide, but the catalogue has no code for this model with it. This code fetches its files.",
		],
		[
			{ library_name: "ninfer", tags: ["ninfer", "nvfp4"], pipeline_tag: "image-text-to-text" },
			"served-quantization files:files",
			"The record names NInfer, but the catalogue has no code for this model with it. This code fetches its files.",
		],
		[
			{ library_name: "q4nx", tags: ["q4nx", "qwen3", "transformers", "safetensors"], pipeline_tag: "text-generation" },
			"read-format app:fastflowlm",
			"Its tags say that the repository holds Q4NX files, which FastFlowLM reads.",
		],
		[
			{ library_name: "open_clip", tags: ["open_clip", "openvision2"], pipeline_tag: "image-to-text" },
			"own-program files:files",
			"It is used with the program github.com/UCSC-VLAA/OpenVision. This code fetches its files.",
		],
		[
			{ library_name: "diffusers", tags: ["diffusers:TidePipeline"], pipeline_tag: "text-to-image" },
			"named-library library:diffusers",
			"The record names Diffusers, but its pipeline is of the class TidePipeline, which Diffusers 0.42 does not have.",
		],
		[
			{ tags: ["gguf", "transformers"] },
			"gguf-language library:llama-cpp-python",
			"Its tags say that the repository holds only GGUF files, which llama.cpp reads.",
		],
		[
			{ tags: ["gguf"], pipeline_tag: "text-to-image", cardData: { base_model: "black-forest-labs/FLUX.1-dev" } },
			"gguf-images library:diffusers",
			"Its tags say that the repository holds a GGUF file of black-forest-labs/FLUX.1-dev, which Diffusers loads with the other parts of that model.",
		],
		[
			{ tags: ["transformers", "parler_tts"], library_name: "transformers", pipeline_tag: "text-to-speech" },
			"own-type library:parler_tts",
			"Models of the type parler_tts are loaded with Parler-TTS; Transformers 5.24 does not support this type.",
		],
		[
			{ tags: ["gguf"], pipeline_tag: "automatic-speech-recognition" },
			"gguf-speech files:files",
			"Its tags say that the repository holds GGUF files that are not for llama.cpp; a program for this model, which its card names, reads them.",
		],
		[
			{ tags: ["mlx"], library_name: "mlx", pipeline_tag: "text-generation" },
			"mlx-weights library:mlx",
			"The weights are converted for MLX, which runs on Apple silicon.",
		],
		[
			{ id: "acme/demo-JANG_4M", tags: ["mlx"], library_name: "mlx", pipeline_tag: "text-generation" },
			"mlx-weights library:jang",
			"The weights are converted for MLX, in the layout of JANG, which the package jang reads and MLX itself may not.",
		],
		[
			{ tags: ["mlx", "safetensors"], library_name: "mlx", pipeline_tag: "text-to-video" },
			"mlx-weights library:mlx",
			"The weights are converted for MLX, but the record does not say which program runs the model.",
		],
		[
			{ library_name: "transformers", config: { quantization_config: { quant_method: "awq" } } },
			"quantized-transformers library:transformers",
			"The weights are quantized with AWQ, which Transformers reads with accelerate and gptqmodel.",
		],
		[
			{ library_name: "transformers", tags: ["modelopt", "safetensors"], pipeline_tag: "text-generation" },
			"served-quantization app:vllm",
			"Its tags say that the weights are quantized with ModelOpt, which vLLM reads.",
		],
		[
			{ library_name: "transformers", tags: ["lora", "base_model:adapter:acme/base", "safetensors"] },
			"adapter-peft library:peft",
			"Its tags say that the repository holds an adapter of acme/base, which PEFT loads with it.",
		],
		[
			{
				library_name: "diffusers",
				tags: ["lora", "diffusers", "base_model:adapter:acme/new"],
				cardData: { base_model: "acme/old" },
			},
			"adapter-diffusion library:diffusers",
			"Its tags say that the repository holds an adapter, and its card says that the base model is acme/old. Diffusers loads both.",
		],
		[
			{
				id: "Wan-AI/Wan2.2-Animate-2-14B-Diffusers",
				library_name: "diffusers",
				tags: ["diffusers", "diffusers:WanAnimate2Pipeline"],
			},
			"named-library library:diffusers",
			"The record names Diffusers.",
		],
		[
			{ library_name: "diffusers", tags: ["lora", "diffusers", "diffusers:TidePipeline"] },
			"adapter-diffusion library:diffusers",
			"A tag names Diffusers, but its pipeline is of the class TidePipeline, which Diffusers 0.42 does not have.",
		],
		[
			{ library_name: "diffusers", tags: ["lora", "diffusers"], cardData: { base_model: "acme/base" } },
			"adapter-diffusion library:diffusers",
			"Its tags say that the repository holds an adapter of acme/base, which Diffusers loads with it.",
		],
		[
			{ library_name: "diffusers", tags: ["diffusers", "safetensors"] },
			"named-library library:diffusers",
			"The record names Diffusers, but nothing says that the repository holds a complete pipeline.",
		],
		[
			{ library_name: "diffusers", tags: ["diffusers", "diffusers:FluxPipeline"] },
			"named-library library:diffusers",
			"The record names Diffusers.",
		],
		[
			{ library_name: "transformers", tags: ["transformers", "safetensors", "qwen3_tts", "awq"] },
			"own-type files:files",
			"The record names Transformers, but the catalogue has no code for this model with it. This code fetches its files.",
		],
		[
			{ library_name: "qwen3_tts", tags: ["safetensors", "awq"] },
			"files files:files",
			"This code fetches its files, for programs other than Qwen3-TTS.",
		],
		[
			{ library_name: "transformers", tags: ["transformers", "safetensors", "qwen3_vl", "robometer"] },
			"own-program files:files",
			"It is used with the program github.com/robometer/robometer. This code fetches its files.",
		],
		[
			{ library_name: "peft", tags: ["peft", "lora", "base_model:adapter:robometer/Robometer-4B"] },
			"own-program files:files",
			"It is used with the program github.com/robometer/robometer. This code fetches its files.",
		],
		[
			{ library_name: "transformers", tags: ["transformers", "minimax-h3"], pipeline_tag: "text-to-video" },
			"named-library library:transformers",
			"The record names Transformers, but no tag names a weight format that Transformers reads.",
		],
		[
			{ library_name: "transformers", tags: ["transformers", "qwen3", "awq"], pipeline_tag: "text-generation" },
			"quantized-transformers library:transformers",
			"The record names Transformers, but no tag names a weight format that Transformers reads.",
		],
		[
			{ library_name: "keras", tags: ["keras", "transformers", "custom_code"], pipeline_tag: "text-generation" },
			"named-library library:keras",
			"The record names Keras, but the repository has code for Transformers, so its configuration is probably not one of Keras.",
		],
		[
			{ id: "acme/siglip-FlashPack", library_name: "transformers", tags: ["transformers", "siglip2"] },
			"read-format files:files",
			"Its name says that the repository holds FlashPack files, which the package flashpack (with the class of the model) reads. This code fetches its files.",
		],
		[
			{ siblings: [{ rfilename: "heron.axmodel" }] },
			"read-format files:files",
			"The repository holds AXMODEL files, which PyAXEngine (on Axera chips) reads. This code fetches its files.",
		],
		[
			{ tags: ["mlx", "safetensors", "tide_k3"], library_name: "mlx", pipeline_tag: "text-generation" },
			"mlx-weights library:mlx",
			"The weights are converted for MLX, but the record states no model type that MLX LM 0.32 supports.",
		],
		[
			{ library_name: "transformers", tags: ["transformers", "safetensors", "qwen3_tts"] },
			"own-type library:qwen3_tts",
			"Models of the type qwen3_tts are loaded with Qwen3-TTS; Transformers 5.24 does not support this type.",
		],
		[
			{
				library_name: "transformers",
				tags: ["transformers", "safetensors", "birefnet", "custom_code"],
				pipeline_tag: "image-segmentation",
				cardData: { base_model: "ZhengPeng7/BiRefNet" },
			},
			"own-type library:birefnet",
			"Models of the type BiRefNet are loaded with BiRefNet; Transformers 5.24 does not support this type.",
		],
		[
			{
				library_name: "transformers",
				tags: ["transformers", "safetensors", "kimi_k2", "custom_code"],
				pipeline_tag: "text-generation",
			},
			"named-library library:transformers",
			"The record names Transformers, but the repository's own code imports what Transformers 5 no longer has; its card names the version that it needs.",
		],
		[
			{
				library_name: "trellis",
				tags: ["trellis", "safetensors", "exl3", "deepseek_v4"],
				pipeline_tag: "text-generation",
			},
			"other-loader files:files",
			"Its tags say that the repository holds EXL3 files, which ExLlama or TabbyAPI reads. This code fetches its files.",
		],
		[
			{ tags: ["executorch"], pipeline_tag: "image-classification" },
			"tagged-library library:executorch",
			"A tag names ExecuTorch.",
		],
		[
			{ library_name: "transformers", tags: ["transformers", "q4nx"], pipeline_tag: "text-generation" },
			"read-format app:fastflowlm",
			"Its tags say that the repository holds Q4NX files, which FastFlowLM reads.",
		],
		[
			{ tags: ["safetensors", "unusual_type", "custom_code"] },
			"transformers-tag library:transformers",
			"The tag custom_code marks Transformers models.",
		],
		[
			{ library_name: "onnx", tags: ["onnx", "onnx-asr"] },
			"other-loader files:files",
			"Its tags say that the repository holds ONNX files, which onnx-asr reads. This code fetches its files.",
		],
		[
			{ library_name: "onnxruntime-genai", tags: ["onnx"] },
			"other-loader library:onnxruntime-genai",
			"A tag names ONNX Runtime GenAI.",
		],
		[
			{ library_name: "sherpa-onnx", tags: ["onnx"] },
			"other-loader files:files",
			"Its tags say that the repository holds ONNX files, which sherpa-onnx reads. This code fetches its files.",
		],
		[
			{ library_name: "dghs-imgutils", tags: ["onnx"] },
			"read-format library:onnxruntime",
			"Its tags say that the repository holds ONNX files, which ONNX Runtime reads. However, the card names dghs-imgutils, for which the catalogue has no code.",
		],
		[
			{ tags: ["gguf", "stable-diffusion.cpp"], pipeline_tag: "text-to-video" },
			"gguf-images app:stable-diffusion.cpp",
			"Its tags say that the repository holds GGUF files that are not for llama.cpp; stable-diffusion.cpp reads them.",
		],
		[
			{ tags: ["onnx"] },
			"read-format library:onnxruntime",
			"Its tags say that the repository holds ONNX files, which ONNX Runtime reads.",
		],
		[{ library_name: "timm", tags: ["timm"] }, "named-library library:timm", "The record names timm."],
		[{ tags: ["timm"] }, "tagged-library library:timm", "A tag names timm."],
		[
			{ library_name: "scikit-learn" },
			"other-name library:sklearn",
			"The record names scikit-learn, which the catalogue lists as Scikit-learn.",
		],
		[{ library_name: "nanochat" }, "named-library library:nanochat", "The record names nanochat."],
		[
			{ tags: ["exl3", "safetensors"], library_name: "transformers" },
			"other-loader library:exllamav3",
			"Its tags say that the weights are quantized with EXL3, which ExLlamaV3 reads.",
		],
		[
			{ library_name: "easydel" },
			"files files:files",
			"The record names easydel, but the catalogue has no code for this model with it. This code fetches its files.",
		],
		[
			{ tags: ["safetensors", "qwen3"] },
			"transformers-tag library:transformers",
			"The tag qwen3 marks Transformers models.",
		],
		[
			{ tags: ["keras"], library_name: "acme-keras" },
			"tagged-library library:keras",
			"A tag names Keras. However, the card names acme-keras, for which the catalogue has no code.",
		],
		[
			{ tags: ["nvfp4"], library_name: "diffusion-single-file" },
			"single-file app:comfyui",
			"ComfyUI runs models of this kind.",
		],
		[
			{
				tags: ["lora", "safetensors", "llama", "base_model:adapter:acme/base-8B"],
				library_name: "transformers",
				parameters: 8e9,
			},
			"named-library library:transformers",
			"The record names Transformers.",
		],
		[
			{
				tags: ["peft", "lora", "base_model:adapter:acme/painter"],
				library_name: "peft",
				pipeline_tag: "text-to-image",
			},
			"adapter-diffusion library:diffusers",
			"Its tags say that the repository holds an adapter of acme/painter, which Diffusers loads with it.",
		],
		[
			{ tags: ["peft", "lora", "text-to-video", "base_model:adapter:Qwen/Qwen3-8B"], library_name: "peft" },
			"adapter-peft library:peft",
			"Its tags say that the repository holds an adapter of Qwen/Qwen3-8B, which PEFT loads with it.",
		],
		[
			{
				library_name: "transformers",
				tags: ["transformers", "safetensors", "qwen3", "heronq", "base_model:quantized:Qwen/Qwen3-8B"],
				pipeline_tag: "text-generation",
			},
			"named-library library:transformers",
			"The record names Transformers, but nothing says how its weights are quantized.",
		],
		[
			{ tags: ["safetensors", "alpamayo2_super"], pipeline_tag: "robotics" },
			"files files:files",
			"It is used with the program github.com/NVlabs/alpamayo2. This code fetches its files.",
		],
		[{}, "files files:files", "The record does not say which library loads it. This code fetches its files."],
	])("of %j is %s", (fields, way, reason) => {
		expect(first(fields)).toEqual([way, reason]);
	});

	it("that the name calls an adapter, small and without parameters, is unsure", () => {
		const record = {
			id: "acme/Qwen3-8B-Distill-LoRA",
			library_name: "transformers",
			tags: ["transformers", "safetensors", "qwen3", "base_model:finetune:Qwen/Qwen3-8B"],
			usedStorage: 350_000_000,
		};
		const [way] = choicesFor(record).ways;
		expect([way?.key, way?.fit]).toEqual(["transformers", "unsure"]);
		const merged = choicesFor({ ...record, safetensors: { total: 8_190_735_360 } }).ways[0];
		expect([merged?.key, merged?.fit]).toEqual(["transformers", "fits"]);
	});
});

describe("Transformers, named by the card,", () => {
	const named = { library_name: "transformers", tags: ["transformers", "safetensors"] };
	const QWEN = { ...named, id: "acme/notes", tags: [...named.tags, "qwen3", "base_model:finetune:Qwen/Qwen3-8B"] };

	it.each([
		["small for its base model", { ...QWEN, usedStorage: 350_000_000 }, "maybe-adapter"],
		["without what hubs read from a configuration", { ...named, id: "acme/notes", usedStorage: 9e9 }, "maybe-adapter"],
		["as large as its base model", { ...QWEN, usedStorage: 16_400_000_000 }, "named"],
		["of unknown size", QWEN, "named"],
		["without class, task and type", { id: "acme/notes", library_name: "transformers", tags: [] }, "no-class"],
		["with a task", { id: "acme/notes", library_name: "transformers", tags: [], pipeline_tag: "fill-mask" }, "named"],
		["with known files", { ...named, id: "a/b", siblings: [{ rfilename: "model.safetensors" }] }, "no-class"],
	])("for a model %s", (_, record, code) => {
		expect(choicesFor(record).first.reason.code).toBe(code);
	});
});

describe("a way", () => {
	it("says what contradicts the card, and comes last", () => {
		const { ways } = choices({ siblings, library_name: "transformers" });
		const last = ways.at(-1);
		expect(last).toMatchObject({ key: "transformers", fit: "mismatch", rule: "named-library" });
		expect(last && reasonText(last.reason, last.from)).toBe(
			"The record names Transformers, but the repository holds only GGUF files.",
		);
	});

	it("is offered once for each loader", () => {
		const keys = choices({ siblings, tags: ["gguf"], library_name: "gguf" }).ways.map(({ kind, key }) => kind + key);
		expect(new Set(keys).size).toBe(keys.length);
	});

	it("is unsure if only a tag suggests a library whose formats are not listed", () => {
		expect(choices({ tags: ["gliner"] }).ways[0]).toMatchObject({ key: "gliner", fit: "unsure", from: "tag" });
		expect(choices({ library_name: "gliner" }).ways[0]).toMatchObject({ key: "gliner", fit: "fits", from: "card" });
	});
});

describe("the servers of models of Transformers", () => {
	const known = ["transformers", "safetensors"];
	const served = (tags: readonly string[], fields: Partial<ModelRecord> = {}): readonly string[] =>
		choices({ library_name: "transformers", pipeline_tag: "text-generation", tags: [...known, ...tags], ...fields })
			.ways.filter(({ kind }) => kind === "app")
			.map(({ key, fit, reason }) => `${key} ${fit} ${reason.code}`);

	it("fit a type that Transformers has", () => {
		expect(served(["qwen3"])).toEqual(["vllm fits app", "sglang fits app", "docker-model-runner fits app"]);
	});

	it("are unsure for another type, and for code of the repository's own", () => {
		expect(served(["tide_k3", "text-generation-inference"])).toEqual([
			"vllm unsure app-unknown-type",
			"sglang unsure app-unknown-type",
			"tgi unsure app-unknown-type",
			"docker-model-runner unsure app-unknown-type",
		]);
		const own = served(["tide_k3", "custom_code"]);
		expect(own.slice(0, 2)).toEqual(["vllm unsure app-own-code", "sglang unsure app-own-code"]);
		const { ways } = choices({ pipeline_tag: "text-generation", tags: [...known, "tide_k3", "custom_code"] });
		const way = ways.find(({ key }) => key === "vllm");
		expect(way && reasonText(way.reason, way.from)).toBe(
			"vLLM runs models of this kind, but this one has its own code, and vLLM may not support its type.",
		);
	});

	it("are unsure of weights that are quantized in an unknown way", () => {
		expect(served(["qwen3", "heronq", "base_model:quantized:Qwen/Qwen3-8B"])[0]).toBe("vllm unsure app-unknown-method");
		expect(served(["qwen3", "4-bit", "awq", "base_model:quantized:Qwen/Qwen3-8B"])[0]).toBe("vllm fits quantized");
	});

	it("fit where the record names the server, and serve the base of an adapter", () => {
		expect(served(["tide_k3", "vllm"])[0]).toBe("vllm fits app");
		const adapted = served(["base_model:adapter:Qwen/Qwen3-8B", "lora"], { library_name: "peft" });
		expect(adapted.filter((one) => one.includes("app-"))).toEqual([]);
	});

	it.each([
		[["llama"], true],
		[["bert"], false],
	])("read weights in the layout of LLM Compressor without a task, of the type %j: %s", (types, isServed) => {
		const { ways } = choices({ tags: ["safetensors", "compressed-tensors", ...types] });
		expect(ways.some(({ key }) => key === "vllm")).toBe(isServed);
	});
});

it("every record has a way to fetch its files, and wrong types count as absent", () => {
	const wrong = { tags: "gguf", library_name: 7, pipeline_tag: {}, siblings: [1], config: [] } as unknown as object;
	for (const fields of [{}, wrong, { library_name: "transformers", tags: ["constructor", "__proto__"] }])
		expect(choices(fields).ways.some(({ kind }) => kind === "files")).toBe(true);
});

it("the rules are tried in the order of their names", () => {
	expect(rules.map(({ name }) => name)).toEqual(RULES);
});

it("a library without code for a record is known, but not offered first", () => {
	const { first, ways } = choices({ library_name: "trellis", pipeline_tag: "text-generation" });
	expect(ways.map(({ key }) => key)).toContain("trellis");
	expect(first.key).toBe("files");
	expect(choices({ library_name: "trellis", pipeline_tag: "image-to-3d" }).first.key).toBe("trellis");
});

describe("weights that only assist a larger model", () => {
	const draft = {
		id: "acme/Heron-27B-DFlash",
		tags: ["safetensors", "qwen3", "draft-model"],
		library_name: "transformers",
	};

	it("are unsure with every loader, except those for such models", () => {
		const { ways } = choices({ ...draft, usedStorage: 2e9, num_parameters: 1e9 });
		const way = ways.find(({ key }) => key === "transformers")!;
		expect([way.fit, reasonText(way.reason, way.from)]).toEqual([
			"unsure",
			"The weights only assist a larger model, as a draft model or a projector does. Transformers needs that model, too.",
		]);
		expect(ways.filter(({ kind, fit }) => kind !== "files" && fit === "fits").map(({ key }) => key)).toEqual([
			"vllm",
			"sglang",
		]);
		expect(choices({ ...draft, num_parameters: 1e9, library_name: "speculators" }).first.fit).toBe("fits");
	});

	it.each([
		["llama.cpp", ["gguf", "draft-model"], "Heron-27B-DSpark-GGUF"],
		["mlx-vlm", ["mlx", "safetensors", "qwen3_5_mtp", "draft-model"], "Heron-27B-MTP-4bit"],
		["transformers", ["transformers", "safetensors", "gemma4_assistant", "draft-model"], "Heron-27B-assistant"],
	])("are loaded first by %s, whose programs take such models", (key, tags, name) => {
		const { first: way } = choices({ id: `acme/${name}`, tags, num_parameters: 4e8 });
		expect([way.key, way.fit, way.rule]).toEqual([key, "fits", "draft-model"]);
	});

	it.each(["mmproj-Heron-27B", "Heron-27B-imatrix"])("are no draft as %s", (name) => {
		const { ways } = choices({ id: `acme/${name}`, tags: ["gguf"], num_parameters: 4e8 });
		expect(ways.map(({ rule }) => rule)).not.toContain("draft-model");
	});

	it("are loaded by servers beside the model that the record names, first by the server of its tags", () => {
		const tags = [...draft.tags, "base_model:finetune:acme/Heron-27B"];
		const record = { ...draft, tags, usedStorage: 2e9, num_parameters: 1e9 };
		const served = (more: readonly string[]): readonly string[] =>
			choices({ ...record, tags: [...tags, ...more] }).ways.map(({ key, fit }) => `${key}:${fit}`);
		expect(served([])).toEqual(["vllm:fits", "sglang:fits", "transformers:unsure", "files:fits"]);
		expect(served(["sglang"]).slice(0, 2)).toEqual(["sglang:fits", "vllm:fits"]);
		expect(served(["gguf"])).not.toContain("vllm:fits");
	});

	it("are not those of a whole model of such a name", () => {
		expect(choices({ ...draft, num_parameters: 27e9 }).first.fit).toBe("fits");
	});
});

it("a type that Transformers does not have is unsure, unless the repository brings its own code", () => {
	const record = { library_name: "transformers", pipeline_tag: "text-generation" };
	const unknown = { ...record, tags: ["transformers", "safetensors", "heron5", "text-generation"] };
	const [way] = choices(unknown).ways;
	expect(way?.fit).toBe("unsure");
	expect(way && reasonText(way.reason, way.from)).toBe(
		"The record names Transformers, but none of the record's tags is a model type that Transformers 5.24 has.",
	);
	for (const more of ["llama", "custom_code", "sam3"])
		expect(choices({ ...unknown, tags: [...unknown.tags, more] }).first.fit).toBe("fits");
	expect(choices({ ...unknown, config: { model_type: "heron5" } }).first.fit).toBe("fits");
});

it.each([
	["StableDiffusionPipeline", "fits"],
	["Flux2KleinPipeline", "fits"],
	["MiniMaxH3ModularPipeline", "fits"],
	["TidePipeline", "unsure"],
])("a pipeline of Diffusers fits if the library has its class: %s", (pipeline, fit) => {
	const [way] = choices({ library_name: "diffusers", tags: [`diffusers:${pipeline}`] }).ways;
	expect([way?.key, way?.fit]).toEqual(["diffusers", fit]);
});

it("only the GGUF files of DwarfStar are for its app, and no others are certain to read them", () => {
	const { ways } = choices({ tags: ["gguf", "ds4"], pipeline_tag: "text-generation" });
	expect(ways.filter(({ kind, fit }) => kind !== "files" && fit === "fits").map(({ key }) => key)).toEqual(["ds4"]);
	expect(choices({ tags: ["gguf"], pipeline_tag: "text-generation" }).ways.map(({ key }) => key)).not.toContain("ds4");
});

it("a repository that stores nothing, by its record, is unsure with each loader", () => {
	const record = { id: "acme/notes", library_name: "transformers", tags: ["transformers", "llama"] };
	expect(first({ ...record, usedStorage: 0 })[1]).toBe(
		"According to its record, the repository stores no weights, which Transformers needs.",
	);
	expect(choices({ ...record, usedStorage: 0 }).first.fit).toBe("unsure");
	expect(choices({ ...record, usedStorage: 0, tags: [...record.tags, "safetensors"] }).first.fit).toBe("fits");
});

it("the files of an adapter come before a library that loads whole models alone", () => {
	const ofTag = { tags: ["qwen3_tts", "lora", "base_model:adapter:Qwen/Qwen3-TTS-12Hz-1.7B-Base"] };
	const ofCard = { library_name: "fish-speech", tags: ["lora", "base_model:adapter:fishaudio/s2-pro"] };
	for (const [fields, tool] of [
		[ofTag, "Qwen3-TTS"],
		[ofCard, "Fish Speech"],
	] as const) {
		const [, second] = choices(fields).ways;
		expect(second && reasonText(second.reason, second.from)).toBe(
			`It is used with ${tool}. This code fetches its files.`,
		);
	}
});

it("an adapter for MLX of a model that MLX LM does not run is unsure", () => {
	const adapter = { library_name: "mlx", tags: ["mlx", "lora", "base_model:adapter:acme/heron"] };
	expect(choices({ ...adapter, pipeline_tag: "text-generation" }).first.fit).toBe("fits");
	expect(choices({ ...adapter, pipeline_tag: "automatic-speech-recognition" }).first.fit).toBe("unsure");
});

it("servers are unsure of a model without a format of weights", () => {
	const tags = ["transformers", "qwen3", "text-generation-inference", "conversational"];
	const { ways } = choices({ library_name: "transformers", tags, pipeline_tag: "text-generation" });
	const way = ways.find(({ key }) => key === "tgi");
	expect(way && [way.fit, reasonText(way.reason, way.from)]).toEqual([
		"unsure",
		"TGI runs models of this kind, but no tag names a weight format that it reads.",
	]);
});

it("an adapter whose base model no class is known for is unsure with PEFT", () => {
	const record = { library_name: "peft", tags: ["base_model:adapter:acme/heron"] };
	expect(choices({ ...record, pipeline_tag: "text-generation" }).first.fit).toBe("fits");
	const { ways, first: found } = choices({ ...record, pipeline_tag: "robotics" });
	expect(ways.map(({ key, fit }) => `${key}:${fit}`)).toEqual(["peft:unsure", "files:fits"]);
	expect(reasonText(found.reason, found.from)).toBe(
		"The record names PEFT, but the catalogue has no code for this model with it. This code fetches its files.",
	);
});

it("an adapter without a base model is not offered with PEFT first, which has only a note for it", () => {
	const record = { tags: ["lora", "safetensors", "lfm2"], pipeline_tag: "text-generation" };
	expect(choices(record).first.key).toBe("transformers");
	expect(choices({ ...record, tags: ["lora", "safetensors"] }).first.key).toBe("files");
});

it("weights of as many parameters as the base model are no adapter, although the card names PEFT", () => {
	const tags = ["safetensors", "qwen2", "base_model:adapter:Qwen/Qwen2.5-7B-Instruct"];
	const record = { library_name: "peft", tags, num_parameters: 7_615_616_512 };
	const texts = (fields: Partial<ModelRecord>): readonly string[] =>
		choices(fields).ways.map((way) => `${way.key}:${way.fit} ${reasonText(way.reason, way.from)}`);
	expect(texts(record).slice(0, 2)).toEqual([
		"transformers:fits The record names PEFT, but the number of parameters is that of a whole model, which Transformers loads.",
		"peft:unsure The record names PEFT, but its weights are probably those of a whole model.",
	]);
	expect(choices({ ...record, num_parameters: 40_000_000 }).first.key).toBe("peft");
	expect(choices({ ...record, siblings: [{ rfilename: "adapter_config.json" }] }).first.key).toBe("peft");
	expect(choices({ ...record, tags: ["safetensors", "base_model:adapter:acme/Heron-7B"] }).ways[0]?.fit).toBe("unsure");
});

it("only the program of a model without a package is certain to load it", () => {
	const song = { tags: ["transformers", "acestep", "custom_code", "safetensors"], library_name: "transformers" };
	const { ways } = choices(song);
	expect(ways.slice(0, 2).map((way) => `${way.key}:${way.fit} ${reasonText(way.reason, way.from)}`)).toEqual([
		"files:fits It is used with the program github.com/ace-step/ACE-Step-1.5. This code fetches its files.",
		"transformers:unsure The model is used with the program github.com/ace-step/ACE-Step-1.5. Transformers may load only a part of it.",
	]);
	const known = choices({ ...song, id: "ACE-Step/Ace-Step1.5" }).ways;
	expect(known.slice(0, 2).map((way) => `${way.key}:${way.fit} ${reasonText(way.reason, way.from)}`)).toEqual([
		"acestep:fits A tag names ACE-Step.",
		"transformers:unsure The model is used with the program github.com/ace-step/ACE-Step-1.5. Transformers may load only a part of it.",
	]);
	const pipeline = { library_name: "diffusers", tags: ["diffusers", "ace-step-1.5", "diffusers:AceStepPipeline"] };
	expect(first(pipeline)[0]).toBe("named-library library:diffusers");
	expect(first({ tags: ["ace-step-1.5", "gguf"] })[0]).toBe("gguf-language library:llama-cpp-python");
});

it("a tag that spells audio.cpp with a hyphen names it too", () => {
	const music = { id: "acme/Heron-Music-GGUF", pipeline_tag: "text-to-audio" };
	expect(first({ ...music, tags: ["gguf", "audio-cpp"] })[0]).toBe("gguf-speech app:audio.cpp");
	expect(first({ ...music, tags: ["gguf", "audio-cpp-demos"] })[0]).toBe("gguf-speech files:files");
});

it("a draft model is served beside the model that it was made for, and a gap is left where only another draft is known", () => {
	const draft = { tags: ["safetensors", "qwen3", "draft-model"], num_parameters: 330e6 };
	const made = (base: string): Partial<ModelRecord> => ({
		...draft,
		id: "acme/Heron-2.6B-DSpark",
		tags: [...draft.tags, `base_model:finetune:${base}`],
	});
	expect(first(made("acme/Heron-2.6B"))[0]).toBe("draft-model app:vllm");
	expect(first(made("acme/Heron-2.6B-DSpark-v1"))[0]).toBe("draft-model app:vllm");
	const code = (base: string): string => String(defaultCode({ id: "", tags: [], ...made(base) })?.code);
	expect(code("acme/Heron-2.6B")).toContain("vllm serve acme/Heron-2.6B ");
	expect(code("acme/Heron-2.6B-DSpark-v1")).toContain("vllm serve fill-in-base-model ");
});

it.each([
	["acme/heron-7b-oQ4e-mtp", "mlx-weights library:mlx"],
	["acme/heron-7b-mlx-4bit", "mlx-weights library:mlx"],
	["acme/heron-7b-q4", "named-library library:transformers"],
])("%s with the configuration of Transformers is of %s", (id, way) => {
	const tags = ["transformers", "safetensors", "qwen3", "4-bit"];
	expect(first({ id, tags, library_name: "transformers", pipeline_tag: "text-generation" })[0]).toBe(way);
});

it("GGUF files of a card that names Diffusers are not those of a language model", () => {
	const { ways } = choices({ library_name: "diffusers", tags: ["diffusers", "safetensors", "gguf"] });
	expect(ways.map(({ key, fit }) => `${key}:${fit}`)).toEqual([
		"diffusers:unsure",
		"files:fits",
		"llama-cpp-python:mismatch",
	]);
});

it("Diffusers reads Nunchaku Lite, but neither Nunchaku nor a way of quantizing that nothing tells", () => {
	const record = { library_name: "diffusers", tags: ["diffusers", "safetensors", "diffusers:FluxPipeline"] };
	const fitOf = (id: string, more: readonly string[]): string | undefined =>
		choices({ ...record, id, tags: [...record.tags, ...more] }).ways.find(({ key }) => key === "diffusers")?.fit;
	expect(fitOf("acme/tiny-nunchaku-lite-int4", ["nunchaku", "svdquant"])).toBe("fits");
	expect(fitOf("acme/tiny-int4", ["nunchaku"])).toBe("mismatch");
	expect(fitOf("acme/tiny-W4A4", ["base_model:quantized:acme/tiny"])).toBe("unsure");
	expect(fitOf("acme/tiny-BF16", ["base_model:quantized:acme/tiny"])).toBe("fits");
});

it("converted weights with a width of their numbers are no adapter, whatever a tag says of their base model", () => {
	const record = { library_name: "mlx", tags: ["mlx", "safetensors", "base_model:adapter:acme/heron"] };
	expect(choices(record).contents.adapter).toBeDefined();
	expect(choices({ ...record, tags: [...record.tags, "4-bit"] }).contents.adapter).toBeUndefined();
	const peft = { library_name: "peft", tags: ["4-bit", "base_model:adapter:acme/heron"] };
	expect(choices(peft).contents.adapter).toBeDefined();
});

const fitsOf = (id: string, tag: string): readonly string[] =>
	choices({ id, tags: ["gguf", tag] }).ways.flatMap(({ kind, fit }) => (kind === "files" ? [] : [fit]));

const appsOf = (fields: Partial<ModelRecord>): readonly string[] =>
	choices(fields).ways.flatMap(({ kind, key, fit }) => (kind === "app" ? [`${key}:${fit}`] : []));

it("ternary GGUF files are certain only where the name says that llama.cpp reads their packing", () => {
	expect(new Set(fitsOf("acme/demo-gguf", "ternary"))).toEqual(new Set(["unsure"]));
	expect(new Set(fitsOf("acme/demo-tq2_0-gguf", "ternary"))).toEqual(new Set(["fits"]));
});

it("no program but that of JANG is certain of its layout", () => {
	const { ways } = choices({
		id: "acme/demo-JANG_4M",
		tags: ["safetensors", "qwen3"],
		pipeline_tag: "text-generation",
	});
	expect(new Set(ways.slice(1).flatMap(({ kind, fit }) => (kind === "files" ? [] : fit)))).toEqual(new Set(["unsure"]));
	const [, mlx] = ways.map(({ reason, from }) => reasonText(reason, from));
	expect(mlx).toBe(
		"Its name says that the weights are converted for MLX, in the layout of JANG, which the package jang reads and MLX itself may not.",
	);
});

it("no program is certain of GGUF files for a fork of llama.cpp, unless the name tells a format of llama.cpp", () => {
	expect(new Set(fitsOf("acme/demo-IQ4_KS-gguf", "ik_llama.cpp"))).toEqual(new Set(["unsure"]));
	expect(new Set(fitsOf("acme/demo-Q4_K_M-gguf", "ik_llama.cpp"))).toEqual(new Set(["fits"]));
});

it("Transformers is unsure of a type whose files another package reads, and fetching them names no missing code", () => {
	const record = { tags: ["transformers", "safetensors", "vibevoice"], library_name: "transformers" };
	const { ways } = choices({ ...record, pipeline_tag: "text-to-speech" });
	expect(ways.map(({ key, fit }) => [key, fit])).toEqual([
		["vibevoice", "fits"],
		["transformers", "unsure"],
		["files", "fits"],
	]);
	const text = ways.map(({ reason, from }) => reasonText(reason, from));
	expect(text[2]).toBe("This code fetches its files, for programs other than Transformers.");
});

it("a server named by the card is followed by Transformers, which it is not listed as", () => {
	const { ways } = choices({ library_name: "vllm", tags: ["safetensors", "mistral"], pipeline_tag: "text-generation" });
	const text = ways.map(({ reason, from }) => reasonText(reason, from));
	expect(text[1]).toBe("The record names vLLM, which mostly serves models that Transformers reads.");
});

it("models for any task that see and write are served as such, and programs for images are unsure of odd pipelines", () => {
	const seeing = { library_name: "transformers", tags: ["transformers", "safetensors", "gemma4"] };
	expect(appsOf({ ...seeing, pipeline_tag: "any-to-any" }).slice(0, 2)).toEqual(["vllm:fits", "sglang:fits"]);
	const drawing = { library_name: "diffusers", pipeline_tag: "text-to-image" };
	const odd = appsOf({ ...drawing, tags: ["diffusers", "diffusers:Tide9Pipeline"] });
	expect(odd).toContain("invoke:unsure");
	expect(appsOf({ ...drawing, tags: ["diffusers", "diffusers:FluxPipeline"] })).toContain("invoke:fits");
});

it("of libraries that tags name, one that is known to read the files comes first", () => {
	const { ways } = choices({ tags: ["gliner", "span-marker", "safetensors"], pipeline_tag: "token-classification" });
	expect(ways.map(({ key, fit }) => [key, fit]).slice(0, 2)).toEqual([
		["span-marker", "fits"],
		["gliner", "unsure"],
	]);
});

it("programs that run language models with MLX are unsure of other models, unless they have GGUF files, too", () => {
	const video = { library_name: "mlx", tags: ["mlx", "safetensors"], pipeline_tag: "text-to-video" };
	expect(appsOf(video)).toEqual(["lmstudio:unsure", "atomic-chat:unsure"]);
	expect(appsOf({ ...video, pipeline_tag: "text-generation" })).toContain("lmstudio:fits");
	expect(appsOf({ library_name: "mlx", tags: ["mlx", "gguf"] })).toContain("lmstudio:fits");
	const { ways } = choices({ id: "acme/heron-asr-mlx", library_name: "mlx", tags: ["mlx"] });
	expect(ways.map(({ key, fit }) => `${key}:${fit}`).slice(0, 2)).toEqual(["mlx-audio:fits", "mlx:unsure"]);
	const sound = choices({ ...video, pipeline_tag: "audio-to-audio" }).ways;
	expect(sound.map(({ key, fit }) => `${key}:${fit}`).slice(0, 2)).toEqual(["mlx-audio:unsure", "mlx:unsure"]);
});

it("the files come before a library that only a tag names, where the card names a program without code", () => {
	const record = { library_name: "acme-forecasts", tags: ["acme-forecasts", "timesfm"] };
	expect(choices(record).ways.map(({ key, fit }) => `${key}:${fit}`)).toEqual(["files:fits", "timesfm:unsure"]);
	expect(choices({ tags: ["timesfm"] }).first.key).toBe("timesfm");
});

it("a GGUF model that ranks texts is served by llama.cpp, and no chat program is offered", () => {
	const ranker = { id: "acme/Heron-Reranker-GGUF", tags: ["gguf", "qwen3"], gguf: { context_length: 4096 } };
	expect(choices(ranker).ways.map(({ key, fit }) => `${key}:${fit}`)).toEqual([
		"llama.cpp:fits",
		"llama-cpp-python:unsure",
		"files:fits",
	]);
	expect(String(defaultCode(ranker)?.code)).toMatch(/llama-server -hf \S+ --reranking/);
});
