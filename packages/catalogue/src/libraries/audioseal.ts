import type { Library } from "../shapes.ts";

export const audioseal: Library = {
	key: "audioseal",
	prettyLabel: "AudioSeal",
	repoName: "audioseal",
	repoUrl: "https://github.com/facebookresearch/audioseal",
	filter: false,
	countDownloads: { field: "path_extension", value: "pth" },
	tasks: [],
	hostedTasks: [],
};
