import type { Library } from "../shapes.ts";

export const pxia: Library = {
	key: "pxia",
	prettyLabel: "pxia",
	repoName: "pxia",
	repoUrl: "https://github.com/not-lain/pxia",
	filter: false,
	tasks: [],
	hostedTasks: [],
};
