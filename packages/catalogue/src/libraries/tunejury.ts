import type { Library } from "../shapes.ts";

export const tunejury: Library = {
	key: "tunejury",
	prettyLabel: "TuneJury",
	summary: "Scores generated music by the preferences of listeners, by Yonghyun Kim and co-authors.",
	languages: { value: ["Python"], source: "github:yonghyunk1m/TuneJury@03cf84fc48bd README.md", day: "2026-11-23" },
	repoName: "TuneJury",
	repoUrl: "https://github.com/yonghyunk1m/TuneJury",
	filter: false,
	countDownloads: { field: "path_extension", value: "pt" },
	tasks: [],
	hostedTasks: [],
};
