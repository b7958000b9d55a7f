import type { Library } from "../shapes.ts";

export const openClip: Library = {
	key: "open_clip",
	prettyLabel: "OpenCLIP",
	repoName: "OpenCLIP",
	repoUrl: "https://github.com/mlfoundations/open_clip",
	filter: true,
	countDownloads: {
		any: [
			{ field: "path", value: "open_clip_model.safetensors" },
			{ field: "path", value: "model.safetensors" },
			{ field: "path", value: "open_clip_pytorch_model.bin" },
			{ field: "path", value: "pytorch_model.bin" },
		],
	},
	tasks: [],
	hostedTasks: ["zero-shot-classification", "zero-shot-image-classification"],
};
