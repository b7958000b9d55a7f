import type { Library } from "../shapes.ts";

export const mlSharp: Library = {
	key: "ml-sharp",
	prettyLabel: "Sharp",
	summary: "Turns one photo into a 3D scene of Gaussians that can be viewed from nearby, by Apple.",
	repoName: "Sharp",
	repoUrl: "https://github.com/apple/ml-sharp",
	filter: false,
	countDownloads: { field: "path_extension", value: "pt" },
	tasks: [],
	hostedTasks: [],
};
