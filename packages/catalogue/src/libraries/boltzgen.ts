import type { Library } from "../shapes.ts";

export const boltzgen: Library = {
	key: "boltzgen",
	prettyLabel: "BoltzGen",
	repoName: "BoltzGen",
	repoUrl: "https://github.com/HannesStark/boltzgen",
	filter: false,
	countDownloads: { field: "path", value: "boltzgen1_diverse.ckpt" },
	tasks: [],
	hostedTasks: [],
};
