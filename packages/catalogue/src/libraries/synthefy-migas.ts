import type { Library } from "../shapes.ts";

export const synthefyMigas: Library = {
	key: "synthefy-migas",
	prettyLabel: "Migas",
	summary: "Forecasts time series with the help of texts about them, by Synthefy.",
	languages: { value: ["Python"], source: "github:Synthefy/synthefy-migas@05f759d README.md", day: "2026-11-23" },
	platforms: { value: ["CUDA"], source: "github:Synthefy/synthefy-migas@05f759d README.md", day: "2026-11-23" },
	repoName: "Migas",
	repoUrl: "https://github.com/Synthefy/synthefy-migas",
	filter: false,
	countDownloads: { field: "path", value: "model.pt" },
	tasks: [],
	hostedTasks: [],
};
