import type { Library } from "../shapes.ts";

export const timeeTs: Library = {
	key: "timee-ts",
	prettyLabel: "timee-ts",
	repoName: "timee-ts",
	repoUrl: "https://github.com/liamsbhoo/timee",
	filter: false,
	countDownloads: { field: "path", value: "model.safetensors" },
	tasks: [],
	hostedTasks: [],
};
