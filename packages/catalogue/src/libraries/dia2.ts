import type { Library } from "../shapes.ts";

export const dia2: Library = {
	key: "dia2",
	prettyLabel: "Dia2",
	repoName: "Dia2",
	repoUrl: "https://github.com/nari-labs/dia2",
	filter: false,
	tasks: [],
	hostedTasks: [],
};
