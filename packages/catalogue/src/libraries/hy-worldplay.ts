import type { Library } from "../shapes.ts";

export const hyWorldplay: Library = {
	key: "hy-worldplay",
	prettyLabel: "HY-WorldPlay",
	repoName: "HY-WorldPlay",
	repoUrl: "https://github.com/Tencent-Hunyuan/HY-WorldPlay",
	filter: false,
	countDownloads: { field: "path_extension", value: "json" },
	tasks: [],
	hostedTasks: [],
};
