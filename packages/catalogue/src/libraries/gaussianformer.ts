import type { Library } from "../shapes.ts";

export const gaussianformer: Library = {
	key: "gaussianformer",
	prettyLabel: "GaussianFormer",
	summary: "Loads models of the GaussianFormer family, by SVLwoof.",
	repoName: "GaussianFormer",
	repoUrl: "https://github.com/SVLwoof/gaussianformer",
	filter: false,
	countDownloads: { field: "path", value: "config.json" },
	tasks: [],
	hostedTasks: [],
};
