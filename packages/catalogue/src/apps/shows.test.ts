import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ModelRecord } from "@vitrine/model";
import { describe, expect, it } from "vitest";
import { localApps } from "./index.ts";
import { appsFor } from "../choices/apps.ts";

const RECORDS = join(import.meta.dirname, "../../../../fixtures/app/records.json");
const records = JSON.parse(readFileSync(RECORDS, "utf8")) as Readonly<Record<string, ModelRecord>>;

/** The apps for any GGUF text model, those made for it first. */
const FOR_GGUF = ["llama.cpp", "ollama", "lmstudio", "jan", "localai", "docker-model-runner"];
const READ_GGUF = [
	"node-llama-cpp",
	"ramalama",
	"koboldcpp",
	"atomic-chat",
	"backyard",
	"sanctum",
	"jellybox",
	"msty",
	"recursechat",
	"anythingllm",
	"unsloth",
	"lemonade",
];
const GGUF = [...FOR_GGUF, ...READ_GGUF];
/** Those that need a server besides: for chat models, and for chat models that call tools. */
const CHAT = "open-webui";
const AGENTS = [CHAT, "pi", "hermes-agent", "openclaw"];
const SERVERS = ["vllm", "sglang"];
/** The apps for weights in the formats of transformers. */
const SERVED = [...SERVERS, "docker-model-runner"];
const MLX = ["lmstudio", "atomic-chat"];

/** The apps of each record, the best first. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
	gguf: [...GGUF, "vllm", ...AGENTS],
	"gguf-files-unknown": GGUF,
	"gguf-named-quantization": [...GGUF, "vllm"],
	"gguf-named-quantization-embedding": GGUF,
	"gguf-named-quantization-picture": ["comfyui"],
	"gguf-unusual-files": GGUF,
	"gguf-without-context": GGUF,
	"gguf-without-tools": [...GGUF, CHAT],
	"gguf-without-chat": GGUF,
	"gguf-named-templates": [...GGUF, ...AGENTS],
	"gguf-header-unknown": [...GGUF, CHAT],
	"gguf-header-unknown-files-known": [...GGUF, "vllm", CHAT],
	"gguf-vision": [...GGUF, CHAT],
	"gguf-several-widths": GGUF,
	"gguf-embedding": GGUF,
	"gguf-picture": ["comfyui"],
	"gguf-picture-files-unknown": ["comfyui"],
	"gguf-speech": [],
	"gguf-beside-weights": ["llama.cpp", ...SERVERS, ...GGUF.slice(1), CHAT],
	"gguf-of-mlx": [...GGUF, CHAT],
	"gguf-named-app": ["llama.cpp", "ollama", ...GGUF.slice(2), CHAT],
	"transformers-chat": SERVED,
	"transformers-story": SERVED,
	"transformers-vision": SERVED,
	"transformers-classifier": [],
	adapter: SERVERS,
	"adapter-story": SERVERS,
	"adapter-without-base": [],
	untagged: [],
	awq: SERVED,
	gptq: SERVED,
	aqlm: SERVED,
	marlin: SERVED,
	fp8: SERVERS,
	nvfp4: SERVERS,
	"library-vllm": SERVERS,
	"library-vllm-of-mistral": ["vllm"],
	"library-vllm-for-speech": ["vllm"],
	"library-vllm-for-realtime-speech": ["vllm"],
	"library-sglang": ["sglang", "vllm"],
	bitsandbytes: [],
	draft: ["vllm", "sglang"],
	"draft-that-counts": ["vllm", "sglang"],
	"draft-of-unknown-method": ["vllm", "sglang"],
	"draft-without-base": ["vllm", "sglang"],
	"draft-without-base-or-method": ["vllm", "sglang"],
	"draft-gguf": ["llama.cpp"],
	"draft-gguf-of-new-method": ["llama.cpp"],
	"draft-gguf-of-unknown-method": ["llama.cpp"],
	"draft-gguf-alone": ["llama.cpp"],
	"draft-gguf-alone-of-unknown-method": ["llama.cpp"],
	"draft-mlx-without-base": ["mlx-vlm"],
	"draft-gguf-without-base": ["llama.cpp"],
	"draft-mlx": ["mlx-vlm"],
	"reranker-gguf": ["llama.cpp"],
	"mlx-agent": ["mlx-lm", ...MLX, ...AGENTS],
	"mlx-processor": ["mlx-vlm", ...MLX, ...AGENTS],
	"mlx-new-chat": ["mlx-vlm", ...MLX, CHAT],
	"mlx-type-without-task": ["mlx-vlm", ...MLX],
	"mlx-story": ["mlx-lm", ...MLX],
	"mlx-speech": ["mlx-audio", ...MLX],
	"tgi-gated": ["tgi"],
	embedding: ["tei"],
	"reranker-gated": ["tei"],
	"reranker-as-classifier": ["tei"],
	"text-classifier": ["tei"],
	"embedding-gguf": GGUF,
	"text-to-image": ["drawthings", "diffusionbee", "invoke"],
	"text-to-image-safetensors": ["jellybox", "drawthings", "diffusionbee", "invoke"],
	"image-to-image-safetensors": [],
	lora: ["jellybox", "drawthings"],
	"lora-without-library": [],
	comfyui: ["comfyui"],
	"comfyui-lora": ["comfyui"],
	coreml: ["joyfusion"],
	"coreml-elsewhere": [],
	"coreml-upscaler": [],
	"joyfusion-without-coreml": [],
	unsloth: ["unsloth"],
	ryzenai: ["lemonade"],
	"ryzenai-npu": ["lemonade"],
	"speech-ggml": ["whisper.cpp"],
	"speech-ggml-files-unknown": ["whisper.cpp"],
	"sd-cpp-video": ["stable-diffusion.cpp", "comfyui"],
	"sd-cpp-picture": ["stable-diffusion.cpp", "comfyui"],
	"sd-cpp-video-files-unknown": ["stable-diffusion.cpp", "comfyui"],
	"sd-cpp-picture-file": ["stable-diffusion.cpp", "comfyui"],
	"gguf-speech-llama": ["llama.cpp"],
	ds4: ["ds4", ...GGUF, CHAT],
	"ds4-files-unknown": ["ds4", ...GGUF, CHAT],
	"ds4-own-repository": ["ds4", ...GGUF, CHAT],
	"audio-gguf": ["audio.cpp"],
	"audio-gguf-files-unknown": ["audio.cpp"],
	"audio-gguf-music": ["audio.cpp"],
	"gguf-gated": [...GGUF, "vllm"],
	exl3: ["tabbyapi"],
	"exl3-of-another": ["tabbyapi"],
	"exl2-in-name": ["tabbyapi"],
	q4nx: ["fastflowlm"],
	"q4nx-without-a-size": ["fastflowlm"],
	"mlx-voice": ["mlx-audio", ...MLX],
	"mlx-voice-described": ["mlx-audio", ...MLX],
	"mlx-voice-preset": ["mlx-audio", ...MLX],
	mlc: ["mlc-llm"],
	"litert-lm": ["litert-lm"],
	"litert-lm-files-unknown": ["litert-lm"],
	"litert-task": [],
	"nothing-known": [],
};

describe("the apps of a record", () => {
	it.each(Object.entries(records))("are those that run it, the best first: %s", (name, record) => {
		expect(appsFor(record).map(({ key }) => key)).toEqual(SHOWN[name]);
	});

	it("cover every record, and every app is shown for one and hidden for another", () => {
		expect(Object.keys(SHOWN).sort()).toEqual(Object.keys(records).sort());
		for (const { key } of localApps) {
			const shown = Object.values(SHOWN).filter((keys) => keys.includes(key)).length;
			expect([key, shown > 0, shown < Object.keys(SHOWN).length]).toEqual([key, true, true]);
		}
	});
});
