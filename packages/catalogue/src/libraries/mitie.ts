import type { Library } from "../shapes.ts";

export const mitie: Library = {
	key: "mitie",
	prettyLabel: "MITIE",
	repoName: "MITIE",
	repoUrl: "https://github.com/mit-nlp/MITIE",
	filter: false,
	countDownloads: { field: "path_filename", value: "total_word_feature_extractor" },
	tasks: [],
	hostedTasks: [],
};
