import { lines, sh, type Shell } from "@vitrine/code";
import { hasTag, type ModelRecord } from "@vitrine/model";
import { formatsOf, isOnlyGguf } from "../../choices/contents/formats.ts";
import type { AppChoice, CommandedApp } from "../shapes.ts";
import { selected } from "../shared/choices.ts";
import { IS_GUESSED, USUAL_QUANT } from "../shared/llama.ts";

export const comfyui: CommandedApp = {
	key: "comfyui",
	prettyLabel: "ComfyUI",
	summary: "Generates images, video and sound with node graphs, by Comfy Org.",
	platforms: {
		value: ["CPU", "CUDA", "ROCm", "Metal", "NPU"],
		source: "github:comfyanonymous/ComfyUI@001b5f5 README.md",
		day: "2026-11-24",
	},
	docsUrl: "https://docs.comfy.org",
	mainTask: "text-to-image",
	macOSOnly: false,
	showsWhen: {
		any: [
			{ tag: "comfyui" },
			{ library: "comfyui" },
			{ tag: "diffusion-single-file" },
			{ library: "diffusion-single-file" },
		],
	},
	snippets: (model, choice) => {
		const isGguf = isOnlyGguf(formatsOf(model));
		return [
			{
				title: "Download the model",
				setup: isGguf ? lines([SETUP, GGUF_NODES]) : SETUP,
				login: "command",
				code: isGguf ? gguf(model, choice) : download(model),
			},
			{ title: "Start ComfyUI", code: sh`comfy --here launch` },
		];
	},
};

const SETUP = sh`
	pip install comfy-cli huggingface_hub
	comfy --here install
`;

/** The registry of nodes has their names in small letters. */
const GGUF_NODES = sh`comfy --here node install comfyui-gguf`;

/** ComfyUI lists a file only in the folder of its kind. */
function download(model: ModelRecord): Shell {
	const folder = FOLDERS.find(([tag]) => hasTag(model, tag))?.[1];
	if (folder !== undefined) return sh`hf download ${model.id} --local-dir ${`ComfyUI/models/${folder}`}`;
	return sh`
		# Then move each file to the folder of its kind in ComfyUI/models:
		# checkpoints, diffusion_models, text_encoders, vae, loras and others.
		hf download ${model.id} --local-dir ComfyUI/models
	`;
}

const FOLDERS: readonly (readonly [tag: string, folder: string])[] = [
	["lora", "loras"],
	["controlnet", "controlnet"],
	["textual_inversion", "embeddings"],
];

function gguf(model: ModelRecord, choice?: AppChoice): Shell {
	const { file, quant, tag } = selected(model, choice);
	const to = sh`--local-dir ComfyUI/models/unet`;
	if (file !== undefined) return sh`hf download ${model.id} ${file} ${to}`;
	const fetched = (files: string): Shell => sh`hf download ${model.id} --include ${files} ${to}`;
	if (quant === undefined) return lines([IS_GUESSED, fetched(`*${USUAL_QUANT}*.gguf`)]);
	return fetched(tag === undefined ? "*.gguf" : `*${tag}*.gguf`);
}
