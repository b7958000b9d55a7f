import type { Library } from "../shapes.ts";

export const diffusionSingleFile: Library = {
	key: "diffusion-single-file",
	prettyLabel: "Diffusion Single File",
	repoName: "diffusion-single-file",
	repoUrl: "https://github.com/comfyanonymous/ComfyUI",
	filter: false,
	priority: { after: "llama-cpp-python" },
	countDownloads: { field: "path_extension", value: "safetensors" },
	tasks: [],
	hostedTasks: [],
};
