import type { Library } from "../shapes.ts";

export const monkeyocr: Library = {
	key: "monkeyocr",
	prettyLabel: "MonkeyOCR",
	repoName: "monkeyocr",
	repoUrl: "https://github.com/Yuliang-Liu/MonkeyOCR",
	filter: false,
	countDownloads: { field: "path", value: "Recognition/config.json" },
	tasks: [],
	hostedTasks: [],
};
