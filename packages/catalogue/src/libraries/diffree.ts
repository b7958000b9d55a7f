import type { Library } from "../shapes.ts";

export const diffree: Library = {
	key: "diffree",
	prettyLabel: "Diffree",
	summary: "Adds an object to a picture from a description alone, without a mask, by OpenGVLab.",
	repoName: "Diffree",
	repoUrl: "https://github.com/OpenGVLab/Diffree",
	filter: false,
	countDownloads: { field: "path", value: "diffree-step=000010999.ckpt" },
	tasks: [],
	hostedTasks: [],
};
