import type { Library } from "../shapes.ts";

export const rwkv: Library = {
	key: "rwkv",
	prettyLabel: "RWKV",
	repoName: "RWKV-LM",
	repoUrl: "https://github.com/BlinkDL/RWKV-LM",
	docsUrl: "https://rwkv.com/",
	filter: false,
	countDownloads: { field: "path_extension", value: "pth" },
	tasks: [],
	hostedTasks: [],
};
