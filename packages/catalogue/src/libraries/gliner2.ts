import type { Library } from "../shapes.ts";

export const gliner2: Library = {
	key: "gliner2",
	prettyLabel: "GLiNER2",
	repoName: "GLiNER2",
	repoUrl: "https://github.com/fastino-ai/GLiNER2",
	filter: false,
	tasks: [],
	hostedTasks: [],
};
