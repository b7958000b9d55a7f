import type { Library } from "../shapes.ts";

export const tirex: Library = {
	key: "tirex",
	prettyLabel: "TiRex",
	repoName: "TiRex",
	repoUrl: "https://github.com/NX-AI/tirex",
	filter: false,
	countDownloads: { field: "path_extension", value: "ckpt" },
	tasks: [],
	hostedTasks: [],
};
