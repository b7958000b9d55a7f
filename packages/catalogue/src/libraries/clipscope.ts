import type { Library } from "../shapes.ts";

export const clipscope: Library = {
	key: "clipscope",
	prettyLabel: "clipscope",
	repoName: "clipscope",
	repoUrl: "https://github.com/Lewington-pitsos/clipscope",
	filter: false,
	countDownloads: { field: "path_extension", value: "pt" },
	tasks: [],
	hostedTasks: [],
};
