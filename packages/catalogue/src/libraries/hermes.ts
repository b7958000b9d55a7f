import type { Library } from "../shapes.ts";

export const hermes: Library = {
	key: "hermes",
	prettyLabel: "HERMES",
	repoName: "HERMES",
	repoUrl: "https://github.com/LMD0311/HERMES",
	filter: false,
	countDownloads: { field: "path", value: "ckpt/hermes_final.pth" },
	tasks: [],
	hostedTasks: [],
};
