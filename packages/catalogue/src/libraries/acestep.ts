import type { Library } from "../shapes.ts";

export const acestep: Library = {
	key: "acestep",
	prettyLabel: "ACE-Step",
	summary: "Generates songs with vocals from style tags and lyrics, by ACE Studio and StepFun.",
	licence: { value: "Apache-2.0", source: "github:ace-step/ACE-Step@438d4eb README.md", day: "2026-11-23" },
	languages: { value: ["Python"], source: "github:ace-step/ACE-Step@438d4eb README.md", day: "2026-11-23" },
	platforms: { value: ["CUDA"], source: "github:ace-step/ACE-Step@438d4eb README.md", day: "2026-11-24" },
	repoName: "ACE-Step",
	repoUrl: "https://github.com/ace-step/ACE-Step",
	filter: false,
	countDownloads: { field: "path", value: "ace_step_transformer/config.json" },
	tasks: [],
	hostedTasks: [],
};
