import type { Library } from "../shapes.ts";

export const gliner: Library = {
	key: "gliner",
	prettyLabel: "GLiNER",
	repoName: "GLiNER",
	repoUrl: "https://github.com/urchade/GLiNER",
	filter: false,
	countDownloads: { field: "path", value: "gliner_config.json" },
	tasks: [],
	hostedTasks: [],
};
