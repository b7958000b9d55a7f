import type { Library } from "../shapes.ts";

export const champ: Library = {
	key: "champ",
	prettyLabel: "Champ",
	repoName: "Champ",
	repoUrl: "https://github.com/fudan-generative-vision/champ",
	filter: false,
	countDownloads: { field: "path", value: "champ/motion_module.pth" },
	tasks: [],
	hostedTasks: [],
};
