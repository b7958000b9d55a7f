import type { Library } from "../shapes.ts";

export const colpali: Library = {
	key: "colpali",
	prettyLabel: "ColPali",
	repoName: "ColPali",
	repoUrl: "https://github.com/ManuelFay/colpali",
	filter: false,
	countDownloads: { field: "path", value: "adapter_config.json" },
	tasks: [],
	hostedTasks: [],
};
