import type { Library } from "../shapes.ts";

export const wham: Library = {
	key: "wham",
	prettyLabel: "WHAM",
	repoName: "wham",
	repoUrl: "https://huggingface.co/microsoft/wham",
	docsUrl: "https://huggingface.co/microsoft/wham/blob/main/README.md",
	filter: false,
	countDownloads: { field: "path_extension", value: "ckpt" },
	tasks: [],
	hostedTasks: [],
};
