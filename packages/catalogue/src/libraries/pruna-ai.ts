import type { Library } from "../shapes.ts";

export const prunaAi: Library = {
	key: "pruna-ai",
	prettyLabel: "Pruna AI",
	repoName: "Pruna AI",
	repoUrl: "https://github.com/PrunaAI/pruna",
	docsUrl: "https://docs.pruna.ai",
	filter: false,
	tasks: [],
	hostedTasks: [],
};
