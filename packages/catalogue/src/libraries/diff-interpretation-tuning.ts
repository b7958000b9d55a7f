import type { Library } from "../shapes.ts";

export const diffInterpretationTuning: Library = {
	key: "diff-interpretation-tuning",
	prettyLabel: "Diff Interpretation Tuning",
	summary: "Trains adapters that make a language model describe how it was fine-tuned, by Avichal Goel and co-authors.",
	languages: {
		value: ["Python"],
		source: "github:Aviously/diff-interpretation-tuning@304b4ee README.md",
		day: "2026-11-23",
	},
	repoName: "Diff Interpretation Tuning",
	repoUrl: "https://github.com/Aviously/diff-interpretation-tuning",
	filter: false,
	countDownloads: { field: "path_extension", value: "pt" },
	tasks: [],
	hostedTasks: [],
};
