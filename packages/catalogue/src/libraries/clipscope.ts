import type { Library } from "../shapes.ts";

export const clipscope: Library = {
	key: "clipscope",
	prettyLabel: "clipscope",
	summary: "Loads sparse autoencoders that show the features inside a CLIP model, by Louka Ewington-Pitsos.",
	languages: { value: ["Python"], source: "pypi:clipscope 0.1.8", day: "2026-11-23" },
	repoName: "clipscope",
	repoUrl: "https://github.com/Lewington-pitsos/clipscope",
	filter: false,
	countDownloads: { field: "path_extension", value: "pt" },
	tasks: [],
	hostedTasks: [],
};
