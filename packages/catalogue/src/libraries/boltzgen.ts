import type { Library } from "../shapes.ts";

export const boltzgen: Library = {
	key: "boltzgen",
	prettyLabel: "BoltzGen",
	summary: "Designs proteins and peptides that bind a given target, by Hannes Stärk and co-authors.",
	languages: { value: ["Python"], source: "pypi:boltzgen 0.3.2", day: "2026-11-23" },
	repoName: "BoltzGen",
	repoUrl: "https://github.com/HannesStark/boltzgen",
	filter: false,
	countDownloads: { field: "path", value: "boltzgen1_diverse.ckpt" },
	tasks: [],
	hostedTasks: [],
};
