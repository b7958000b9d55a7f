import type { Library } from "../shapes.ts";

export const comet: Library = {
	key: "comet",
	prettyLabel: "COMET",
	repoName: "COMET",
	repoUrl: "https://github.com/Unbabel/COMET/",
	filter: false,
	countDownloads: { field: "path", value: "hparams.yaml" },
	tasks: [],
	hostedTasks: [],
};
