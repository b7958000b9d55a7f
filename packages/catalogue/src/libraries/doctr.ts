import type { Library } from "../shapes.ts";

export const doctr: Library = {
	key: "doctr",
	prettyLabel: "docTR",
	repoName: "doctr",
	repoUrl: "https://github.com/mindee/doctr",
	filter: false,
	tasks: [],
	hostedTasks: ["object-detection"],
};
