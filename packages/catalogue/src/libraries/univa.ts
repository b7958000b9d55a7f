import type { Library } from "../shapes.ts";

export const univa: Library = {
	key: "univa",
	prettyLabel: "univa",
	repoName: "univa",
	repoUrl: "https://github.com/PKU-YuanGroup/UniWorld-V1",
	filter: true,
	countDownloads: { field: "path", value: "config.json" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "other", name: "git:https://github.com/PKU-YuanGroup/UniWorld-V1" },
};
