import type { Library } from "../shapes.ts";

export const genmo: Library = {
	key: "genmo",
	prettyLabel: "Genmo",
	summary: "Generates videos from text with the Mochi 1 model, by Genmo.",
	repoName: "Genmo",
	repoUrl: "https://github.com/genmoai/models",
	filter: false,
	countDownloads: { field: "path", value: "vae_stats.json" },
	tasks: [],
	hostedTasks: [],
};
