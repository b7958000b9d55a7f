import type { Library } from "../shapes.ts";

export const cotracker: Library = {
	key: "cotracker",
	prettyLabel: "CoTracker",
	summary: "Tracks many points through a video at once, by Meta and the University of Oxford.",
	repoName: "CoTracker",
	repoUrl: "https://github.com/facebookresearch/co-tracker",
	filter: false,
	countDownloads: { field: "path_extension", value: "pth" },
	tasks: [],
	hostedTasks: [],
};
