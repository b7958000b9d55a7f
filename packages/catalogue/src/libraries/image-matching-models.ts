import type { Library } from "../shapes.ts";

export const imageMatchingModels: Library = {
	key: "image-matching-models",
	prettyLabel: "Image Matching Models",
	summary:
		"Finds matching points in two images with one of many models, by Alex Stoken and Gabriele Berton; now VisMatch.",
	licence: {
		value: "BSD-3-Clause",
		source: "github:gmberton/image-matching-models@080026f LICENSE",
		day: "2026-11-24",
	},
	languages: {
		value: ["Python"],
		source: "github:gmberton/image-matching-models@0079bf7 README.md",
		day: "2026-11-24",
	},
	platforms: {
		value: ["CPU", "CUDA"],
		source: "github:gmberton/image-matching-models@0079bf7 README.md",
		day: "2026-11-24",
	},
	repoName: "Image Matching Models",
	repoUrl: "https://github.com/alexstoken/image-matching-models",
	filter: false,
	countDownloads: { field: "path_extension", value: "safetensors" },
	tasks: [],
	hostedTasks: [],
};
