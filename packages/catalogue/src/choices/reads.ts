import type { Contents } from "./contents/contents.ts";
import { isPeftAdapter } from "./contents/peftAdapter.ts";
import type { Format } from "./contents/formatNames.ts";
import type { Method } from "./contents/methods.ts";
import type { Fit } from "./ways.ts";

/** Whether the loader with this key reads what a repository holds; undefined if the formats it reads are not listed. */
export function reads(key: string, contents: Contents): Fit | undefined {
	const { formats, quantization } = contents;
	const readable = READS.get(key);
	if (readable === undefined) return undefined;
	if (isPeftAdapter(contents) && !isLoadedWithBase(key, contents)) return "mismatch";
	if (UNREAD.get(key) === quantization?.value && quantization !== undefined) return "mismatch";
	const held = readable.filter((format) => formats.has(format));
	const isTorch = held.every((format) => TORCH.includes(format));
	if (isTorch && quantization !== undefined && FOREIGN.get(quantization.value)?.includes(key) === false)
		return "mismatch";
	if (formats.size === 0) return "unsure";
	return held.length > 0 ? "fits" : "mismatch";
}

/** Whether the loader with this key loads an adapter of PEFT, which for servers needs the id of its base model. */
const isLoadedWithBase = (key: string, { bases }: Contents): boolean =>
	!WHOLE.has(key) && (bases.ids.length > 0 || !SERVERS.includes(key));

/** Servers of whole models. */
const WHOLE: ReadonlySet<string> = new Set(["docker-model-runner", "tei"]);

/** Whether the loader with this key is known to read a format. */
export const readsFormat = (key: string, format: Format): boolean => READS.get(key)?.includes(format) === true;

/** The formats that the loader with this key reads; empty if they are not listed. */
export const formatsRead = (key: string): readonly Format[] => READS.get(key) ?? [];

/** Whether the formats that the loader with this key reads are listed. */
export const isListed = (key: string): boolean => READS.has(key);

const TORCH: readonly Format[] = ["safetensors", "pytorch"];
const LLAMA: readonly Format[] = ["gguf"];

/** The formats that the code of a library, or an app, reads. */
const READS: ReadonlyMap<string, readonly Format[]> = new Map<string, readonly Format[]>([
	["transformers", TORCH],
	["diffusers", TORCH],
	["sentence-transformers", TORCH],
	["peft", TORCH],
	["timm", TORCH],
	["open_clip", TORCH],
	["adapter-transformers", TORCH],
	["nemo", ["nemo", ...TORCH]],
	["setfit", TORCH],
	["span-marker", TORCH],
	["colpali", TORCH],
	["multimolecule", TORCH],
	["qwen3_asr", TORCH],
	["qwen3_tts", TORCH],
	["fish_qwen3_omni", ["safetensors"]],
	["kokoro", ["pytorch"]],
	["sam2", TORCH],
	["yolov10", TORCH],
	["voxcpm", TORCH],
	["kronos-forecasting", TORCH],
	["mlx", ["safetensors", "mlx"]],
	["llama-cpp-python", LLAMA],
	["mlx-audio", ["safetensors", "mlx"]],
	["exllamav3", ["safetensors", "exl3"]],
	["onnxruntime-genai", ["onnx"]],
	["transformers.js", ["onnx"]],
	["litert", ["tflite"]],
	["executorch", ["executorch"]],
	["gr00t", ["safetensors"]],
	["stable-fast-3d", ["safetensors"]],
	["onnxruntime", ["onnx"]],
	["openvino", ["openvino"]],
	["coremltools", ["coreml"]],
	["coreai", ["coreai"]],
	["jang", ["safetensors", "mlx"]],
	["whisper.cpp", ["ggml"]],
	["audio.cpp", LLAMA],
	["ds4", LLAMA],
	["stable-diffusion.cpp", ["gguf", "safetensors"]],
	["litert-lm", ["litert-lm", "tflite"]],
	["keras", ["keras", "tensorflow", "jax", "safetensors"]],
	["tf-keras", ["keras", "tensorflow"]],
	["sklearn", ["joblib", "skops", "pickle"]],
	...["llama.cpp", "node-llama-cpp", "jan", "backyard", "sanctum", "msty", "recursechat", "ollama"].map(
		(app) => [app, LLAMA] as const,
	),
	...["localai", "koboldcpp", "ramalama", "anythingllm"].map((app) => [app, LLAMA] as const),
	["lmstudio", ["gguf", "mlx"]],
	["atomic-chat", ["gguf", "mlx"]],
	["mlx-lm", ["safetensors", "mlx"]],
	["mlx-vlm", ["safetensors", "mlx"]],
	["mlx-audio", ["safetensors", "mlx"]],
	["open-webui", ["gguf", "mlx"]],
	["tabbyapi", ["safetensors", "exl2", "exl3"]],
	["fastflowlm", ["q4nx"]],
	["vllm", TORCH],
	["sglang", TORCH],
	["tgi", TORCH],
	["tei", [...TORCH, "onnx"]],
	["unsloth", [...TORCH, "gguf"]],
	["docker-model-runner", [...TORCH, "gguf"]],
	["pi", ["gguf", "mlx"]],
	["openclaw", ["gguf", "mlx"]],
	["hermes-agent", ["gguf", "mlx"]],
]);

const SERVERS = ["vllm", "sglang"];
const APPLE = [
	"mlx",
	"jang",
	"mlx-lm",
	"mlx-vlm",
	"mlx-audio",
	"lmstudio",
	"atomic-chat",
	"open-webui",
	"pi",
	"openclaw",
	"hermes-agent",
];

/**
 * A method of quantization that the Transformers of a package does not read, by the key of its library: qwen-tts 0.1.1 requires
 * transformers 4.57.3, which reads AWQ with autoawq; its last release, 0.2.9, imports `PytorchGELUTanh`, which that version has not.
 */
const UNREAD: ReadonlyMap<string, Method> = new Map([["qwen3_tts", "awq"]]);

/** Methods of quantization that only some loaders read, with their keys. Transformers loads such weights as if they were not quantized. */
const FOREIGN: ReadonlyMap<Method, readonly string[]> = new Map<Method, readonly string[]>([
	["modelopt", [...SERVERS, "tgi", "nemo"]],
	["nvfp4", [...SERVERS, "tgi", "diffusers", "nemo"]],
	["mlx", APPLE],
	["exl2", ["tabbyapi"]],
	["exl3", ["exllamav3", "tabbyapi"]],
	["nunchaku", []],
	["nunchaku-lite", ["diffusers"]],
]);
