import type { Library } from "../shapes.ts";

export const selfForcing: Library = {
	key: "self-forcing",
	prettyLabel: "SelfForcing",
	summary: "Generates video as a stream in real time, by Adobe Research and UT Austin.",
	languages: { value: ["Python"], source: "github:guandeh17/Self-Forcing@30d34b7 README.md", day: "2026-11-24" },
	platforms: { value: ["CUDA"], source: "github:guandeh17/Self-Forcing@30d34b7 README.md", day: "2026-11-24" },
	repoName: "SelfForcing",
	repoUrl: "https://github.com/guandeh17/Self-Forcing",
	filter: false,
	countDownloads: { field: "path_extension", value: "pt" },
	tasks: [],
	hostedTasks: [],
};
