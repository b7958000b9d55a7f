import type { Library } from "../shapes.ts";

export const acestep: Library = {
	key: "acestep",
	prettyLabel: "ACE-Step",
	repoName: "ACE-Step",
	repoUrl: "https://github.com/ace-step/ACE-Step",
	filter: false,
	countDownloads: { field: "path", value: "ace_step_transformer/config.json" },
	tasks: [],
	hostedTasks: [],
};
