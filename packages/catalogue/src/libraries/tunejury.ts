import type { Library } from "../shapes.ts";

export const tunejury: Library = {
	key: "tunejury",
	prettyLabel: "TuneJury",
	repoName: "TuneJury",
	repoUrl: "https://github.com/yonghyunk1m/TuneJury",
	filter: false,
	countDownloads: { field: "path_extension", value: "pt" },
	tasks: [],
	hostedTasks: [],
};
