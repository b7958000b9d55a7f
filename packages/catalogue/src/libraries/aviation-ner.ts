import type { Library } from "../shapes.ts";

export const aviationNer: Library = {
	key: "aviation-ner",
	prettyLabel: "Aviation NER",
	summary: "Extracts hazards and product factors from reports of aircraft defects, by Boeing with the FAA.",
	languages: { value: ["Python"], source: "github:Boeing/aviation_ner_sdr@2f580b4 README.md", day: "2026-11-24" },
	repoName: "Aviation NER",
	repoUrl: "https://github.com/Boeing/aviation_ner_sdr",
	docsUrl: "https://github.com/Boeing/aviation_ner_sdr",
	filter: false,
	countDownloads: { field: "path", value: "gliner_config.json" },
	tasks: [],
	hostedTasks: [],
};
