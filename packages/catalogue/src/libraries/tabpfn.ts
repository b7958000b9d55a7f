import type { Library } from "../shapes.ts";

export const tabpfn: Library = {
	key: "tabpfn",
	prettyLabel: "TabPFN",
	repoName: "TabPFN",
	repoUrl: "https://github.com/PriorLabs/TabPFN",
	filter: false,
	tasks: [],
	hostedTasks: [],
};
