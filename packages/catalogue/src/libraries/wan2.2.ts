import type { Library } from "../shapes.ts";

export const wan22: Library = {
	key: "wan2.2",
	prettyLabel: "Wan2.2",
	summary: "Generates video from text, images or speech, by Alibaba.",
	repoName: "Wan2.2",
	repoUrl: "https://github.com/Wan-Video/Wan2.2",
	filter: false,
	countDownloads: {
		all: [
			{ field: "path_filename", value: "config" },
			{ field: "path_extension", value: "json" },
		],
	},
	tasks: [],
	hostedTasks: [],
};
