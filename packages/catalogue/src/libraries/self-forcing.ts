import type { Library } from "../shapes.ts";

export const selfForcing: Library = {
	key: "self-forcing",
	prettyLabel: "SelfForcing",
	summary: "Generates video as a stream in real time, by Adobe Research and UT Austin.",
	repoName: "SelfForcing",
	repoUrl: "https://github.com/guandeh17/Self-Forcing",
	filter: false,
	countDownloads: { field: "path_extension", value: "pt" },
	tasks: [],
	hostedTasks: [],
};
