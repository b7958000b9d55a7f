import type { Library } from "../shapes.ts";

export const diffInterpretationTuning: Library = {
	key: "diff-interpretation-tuning",
	prettyLabel: "Diff Interpretation Tuning",
	repoName: "Diff Interpretation Tuning",
	repoUrl: "https://github.com/Aviously/diff-interpretation-tuning",
	filter: false,
	countDownloads: { field: "path_extension", value: "pt" },
	tasks: [],
	hostedTasks: [],
};
