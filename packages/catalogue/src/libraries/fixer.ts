import type { Library } from "../shapes.ts";

export const fixer: Library = {
	key: "fixer",
	prettyLabel: "Fixer",
	repoName: "Fixer",
	repoUrl: "https://github.com/nv-tlabs/Fixer",
	filter: false,
	countDownloads: { field: "path", value: "pretrained/pretrained_fixer.pkl" },
	tasks: [],
	hostedTasks: [],
};
