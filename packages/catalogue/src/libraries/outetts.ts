import type { Library } from "../shapes.ts";

export const outetts: Library = {
	key: "outetts",
	prettyLabel: "OuteTTS",
	repoName: "OuteTTS",
	repoUrl: "https://github.com/edwko/OuteTTS",
	filter: false,
	tasks: [],
	hostedTasks: [],
};
