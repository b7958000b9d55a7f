import type { Library } from "../shapes.ts";

export const hallo: Library = {
	key: "hallo",
	prettyLabel: "Hallo",
	summary: "Animates a portrait so that it speaks a recording, by Fudan University and partners.",
	repoName: "Hallo",
	repoUrl: "https://github.com/fudan-generative-vision/hallo",
	filter: false,
	countDownloads: { field: "path", value: "hallo/net.pth" },
	tasks: [],
	hostedTasks: [],
};
