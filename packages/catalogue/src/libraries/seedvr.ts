import type { Library } from "../shapes.ts";

export const seedvr: Library = {
	key: "seedvr",
	prettyLabel: "SeedVR",
	summary: "Restores and upscales videos and images, by ByteDance Seed.",
	repoName: "SeedVR",
	repoUrl: "https://github.com/ByteDance-Seed/SeedVR",
	filter: false,
	countDownloads: { field: "path_extension", value: "pth" },
	tasks: [],
	hostedTasks: [],
};
