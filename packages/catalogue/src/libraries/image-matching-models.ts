import type { Library } from "../shapes.ts";

export const imageMatchingModels: Library = {
	key: "image-matching-models",
	prettyLabel: "Image Matching Models",
	summary:
		"Finds matching points in two images with one of many models, by Alex Stoken and Gabriele Berton; now VisMatch.",
	repoName: "Image Matching Models",
	repoUrl: "https://github.com/alexstoken/image-matching-models",
	filter: false,
	countDownloads: { field: "path_extension", value: "safetensors" },
	tasks: [],
	hostedTasks: [],
};
