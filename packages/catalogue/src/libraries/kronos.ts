import type { Library } from "../shapes.ts";

export const kronos: Library = {
	key: "kronos",
	prettyLabel: "KRONOS",
	summary: "Embeds images of proteins in tissue for spatial proteomics, by the Mahmood Lab of Harvard.",
	languages: { value: ["Python"], source: "github:mahmoodlab/KRONOS@0cadfb30ff6f README.md", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA"], source: "github:mahmoodlab/KRONOS@0cadfb30ff6f README.md", day: "2026-11-23" },
	repoName: "KRONOS",
	repoUrl: "https://github.com/mahmoodlab/KRONOS",
	filter: false,
	countDownloads: { field: "path_extension", value: "pt" },
	tasks: [],
	hostedTasks: [],
};
