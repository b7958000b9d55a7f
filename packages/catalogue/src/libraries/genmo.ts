import type { Library } from "../shapes.ts";

export const genmo: Library = {
	key: "genmo",
	prettyLabel: "Genmo",
	summary: "Generates videos from text with the Mochi 1 model, by Genmo.",
	languages: { value: ["Python"], source: "github:genmoai/models@6017397 README.md", day: "2026-11-24" },
	platforms: { value: ["CUDA"], source: "github:genmoai/models@6017397 README.md", day: "2026-11-24" },
	repoName: "Genmo",
	repoUrl: "https://github.com/genmoai/models",
	filter: false,
	countDownloads: { field: "path", value: "vae_stats.json" },
	tasks: [],
	hostedTasks: [],
};
