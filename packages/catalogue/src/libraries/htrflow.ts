import type { Library } from "../shapes.ts";

export const htrflow: Library = {
	key: "htrflow",
	prettyLabel: "HTRflow",
	repoName: "HTRflow",
	repoUrl: "https://github.com/AI-Riksarkivet/htrflow",
	docsUrl: "https://ai-riksarkivet.github.io/htrflow",
	filter: false,
	tasks: [],
	hostedTasks: [],
};
