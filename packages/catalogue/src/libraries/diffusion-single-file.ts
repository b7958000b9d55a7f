import type { Library } from "../shapes.ts";

export const diffusionSingleFile: Library = {
	key: "diffusion-single-file",
	prettyLabel: "Diffusion Single File",
	summary: "Marks repositories whose diffusion models are single files, as ComfyUI loads them.",
	repoName: "diffusion-single-file",
	repoUrl: "https://github.com/comfyanonymous/ComfyUI",
	filter: false,
	// It names a layout of files, so the libraries that load diffusion models come first.
	priority: { after: "stable-audio-tools" },
	countDownloads: { field: "path_extension", value: "safetensors" },
	tasks: [],
	hostedTasks: [],
};
