import type { Library } from "../shapes.ts";

export const monkeyocr: Library = {
	key: "monkeyocr",
	prettyLabel: "MonkeyOCR",
	summary:
		"Parses documents into text, tables and formulas, by Huazhong University of Science and Technology and Kingsoft.",
	languages: { value: ["Python"], source: "github:Yuliang-Liu/MonkeyOCR@28b5766 README.md", day: "2026-11-24" },
	platforms: { value: ["CUDA"], source: "github:Yuliang-Liu/MonkeyOCR@28b5766 README.md", day: "2026-11-24" },
	repoName: "monkeyocr",
	repoUrl: "https://github.com/Yuliang-Liu/MonkeyOCR",
	filter: false,
	countDownloads: { field: "path", value: "Recognition/config.json" },
	tasks: [],
	hostedTasks: [],
};
