import type { Library } from "../shapes.ts";

export const imageMatchingModels: Library = {
	key: "image-matching-models",
	prettyLabel: "Image Matching Models",
	repoName: "Image Matching Models",
	repoUrl: "https://github.com/alexstoken/image-matching-models",
	filter: false,
	countDownloads: { field: "path_extension", value: "safetensors" },
	tasks: [],
	hostedTasks: [],
};
