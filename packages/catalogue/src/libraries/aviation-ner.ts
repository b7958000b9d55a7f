import type { Library } from "../shapes.ts";

export const aviationNer: Library = {
	key: "aviation-ner",
	prettyLabel: "Aviation NER",
	repoName: "Aviation NER",
	repoUrl: "https://github.com/Boeing/aviation_ner_sdr",
	docsUrl: "https://github.com/Boeing/aviation_ner_sdr",
	filter: false,
	countDownloads: { field: "path", value: "gliner_config.json" },
	tasks: [],
	hostedTasks: [],
};
