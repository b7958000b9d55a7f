import type { Library } from "../shapes.ts";

export const mitie: Library = {
	key: "mitie",
	prettyLabel: "MITIE",
	summary: "Extracts entities and relations from text, in programs in C, C++, Java, Python or R, by MIT.",
	licence: { value: "BSL-1.0", source: "github:mit-nlp/MITIE@033dd8883e4c README.md", day: "2026-11-23" },
	languages: {
		value: ["Python", "C", "C++", "Java"],
		source: "github:mit-nlp/MITIE@033dd8883e4c README.md",
		day: "2026-11-23",
	},
	repoName: "MITIE",
	repoUrl: "https://github.com/mit-nlp/MITIE",
	filter: false,
	countDownloads: { field: "path_filename", value: "total_word_feature_extractor" },
	tasks: [],
	hostedTasks: [],
};
