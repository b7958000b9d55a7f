import type { Library } from "../shapes.ts";

export const reverb: Library = {
	key: "reverb",
	prettyLabel: "Reverb",
	summary: "Transcribes speech and separates speakers with Rev's models, by Rev.",
	languages: { value: ["Python"], source: "github:revdotcom/reverb@0514896 README.md", day: "2026-11-23" },
	platforms: { value: ["CUDA"], source: "github:revdotcom/reverb@0514896 README.md", day: "2026-11-23" },
	repoName: "Reverb",
	repoUrl: "https://github.com/revdotcom/reverb",
	filter: false,
	tasks: [],
	hostedTasks: [],
};
