import type { Library } from "../shapes.ts";

export const reverb: Library = {
	key: "reverb",
	prettyLabel: "Reverb",
	summary: "Transcribes speech and separates speakers with Rev's models, by Rev.",
	licence: {
		value: "LicenseRef-Rev-Model-Non-Production",
		source: "github:revdotcom/reverb@8c92521 LICENSE",
		day: "2026-11-24",
	},
	languages: { value: ["Python"], source: "github:revdotcom/reverb@0514896 README.md", day: "2026-11-23" },
	platforms: { value: ["CUDA"], source: "github:revdotcom/reverb@0514896 README.md", day: "2026-11-23" },
	repoName: "Reverb",
	repoUrl: "https://github.com/revdotcom/reverb",
	filter: false,
	tasks: [],
	hostedTasks: [],
};
