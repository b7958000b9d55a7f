import { py } from "@vitrine/code";
import { hasTag, type ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";
import { modular } from "./diffusers/modular.ts";

export const minimaxH3: Library = {
	key: "minimax-h3",
	prettyLabel: "MiniMax H3",
	summary: "Generates video with stereo sound from text, images, video and audio, by MiniMax.",
	licence: { value: "Apache-2.0", source: "pypi:diffusers 0.42.1", day: "2026-11-24" },
	languages: { value: ["Python"], source: "pypi:diffusers 0.42.1", day: "2026-11-24" },
	platforms: { value: ["CUDA"], source: "pypi:diffusers 0.42.1", day: "2026-11-24" },
	repoName: "MiniMax-H3",
	repoUrl: "https://github.com/MiniMax-AI/MiniMax-H3",
	docsUrl: "https://huggingface.co/MiniMaxAI/MiniMax-H3",
	filter: false,
	// llama.cpp does not run the GGUF files of these models.
	priority: { before: "llama-cpp-python" },
	countDownloads: {
		any: [
			{ field: "path_extension", value: "safetensors" },
			{ field: "path_filename", value: "model_index" },
			{ field: "path_filename", value: "config" },
			{ field: "path", value: "modular_model_index.json" },
		],
	},
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "diffusers", alsoNeeds: ["transformers", "accelerate", "torch"] },
	loads: (model) => (hasTag(model, "lora") ? isAdapter(model) : hasTag(model, "diffusers")),
	snippets: snippets,
};

/** Diffusers runs these models as a modular pipeline; there are many more files for ComfyUI. It converts the adapters that others made. */
function snippets(model: ModelRecord): readonly LoadSnippet[] {
	if (isAdapter(model)) return [{ code: modular(model, { from: BASE }, py`pipe.load_lora_weights(${model.id})`) }];
	if (hasTag(model, "lora")) return [PRUNED];
	return hasTag(model, "diffusers") ? [{ code: modular(model, { from: model.id }) }] : [NO_PIPELINE];
}

const BASE = "MiniMaxAI/MiniMax-H3";

/** Adapters of the pruned weights, which only ComfyUI has, do not fit the whole ones. */
const isAdapter = (model: ModelRecord): boolean => hasTag(model, "lora") && !/pruned/i.test(model.id);

const PRUNED: LoadSnippet = {
	note: "The name says that the adapter is for pruned weights of MiniMax H3, which Diffusers does not have.",
};

const NO_PIPELINE: LoadSnippet = {
	note: "Diffusers runs MiniMax H3, but the record names neither a pipeline of Diffusers nor an adapter.",
};
