import type { Library } from "../shapes.ts";

export const vismatch: Library = {
	key: "vismatch",
	prettyLabel: "VisMatch",
	repoName: "VisMatch",
	repoUrl: "https://github.com/gmberton/vismatch",
	filter: false,
	countDownloads: { field: "path", value: "vismatch.yaml" },
	tasks: [],
	hostedTasks: [],
};
