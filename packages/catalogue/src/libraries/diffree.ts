import type { Library } from "../shapes.ts";

export const diffree: Library = {
	key: "diffree",
	prettyLabel: "Diffree",
	repoName: "Diffree",
	repoUrl: "https://github.com/OpenGVLab/Diffree",
	filter: false,
	countDownloads: { field: "path", value: "diffree-step=000010999.ckpt" },
	tasks: [],
	hostedTasks: [],
};
