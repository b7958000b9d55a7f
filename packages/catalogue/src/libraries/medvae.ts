import type { Library } from "../shapes.ts";

export const medvae: Library = {
	key: "medvae",
	prettyLabel: "MedVAE",
	repoName: "MedVAE",
	repoUrl: "https://github.com/StanfordMIMI/MedVAE",
	filter: false,
	countDownloads: { field: "path_extension", value: "ckpt" },
	tasks: [],
	hostedTasks: [],
};
