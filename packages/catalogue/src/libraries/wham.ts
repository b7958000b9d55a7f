import type { Library } from "../shapes.ts";

export const wham: Library = {
	key: "wham",
	prettyLabel: "WHAM",
	summary: "Generates gameplay of a video game from images and controller actions, by Microsoft Research.",
	repoName: "wham",
	repoUrl: "https://huggingface.co/microsoft/wham",
	docsUrl: "https://huggingface.co/microsoft/wham/blob/main/README.md",
	filter: false,
	countDownloads: { field: "path_extension", value: "ckpt" },
	tasks: [],
	hostedTasks: [],
};
