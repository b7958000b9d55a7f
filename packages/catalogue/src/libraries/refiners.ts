import type { Library } from "../shapes.ts";

export const refiners: Library = {
	key: "refiners",
	prettyLabel: "Refiners",
	summary: "Adapts image models in PyTorch with small, composable layers, by Finegrain.",
	repoName: "Refiners",
	repoUrl: "https://github.com/finegrain-ai/refiners",
	docsUrl: "https://refine.rs/",
	filter: false,
	countDownloads: { field: "path", value: "model.safetensors" },
	tasks: [],
	hostedTasks: [],
};
