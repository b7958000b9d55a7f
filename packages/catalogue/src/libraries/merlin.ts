import type { Library } from "../shapes.ts";

export const merlin: Library = {
	key: "merlin",
	prettyLabel: "Merlin",
	summary: "Classifies CT scans, predicts diseases and writes reports from them, by Stanford's MIMI lab.",
	languages: { value: ["Python"], source: "github:StanfordMIMI/Merlin@0eef7e92aaf4 README.md", day: "2026-11-23" },
	repoName: "Merlin",
	repoUrl: "https://github.com/StanfordMIMI/Merlin",
	filter: false,
	countDownloads: { field: "path_extension", value: "pt" },
	tasks: [],
	hostedTasks: [],
};
