import type { Library } from "../shapes.ts";

export const timesfm: Library = {
	key: "timesfm",
	prettyLabel: "TimesFM",
	repoName: "timesfm",
	repoUrl: "https://github.com/google-research/timesfm",
	filter: false,
	countDownloads: {
		any: [
			{ field: "path", value: "checkpoints/checkpoint_1100000/state/checkpoint" },
			{ field: "path", value: "checkpoints/checkpoint_2150000/state/checkpoint" },
			{ field: "path_extension", value: "ckpt" },
		],
	},
	tasks: [],
	hostedTasks: [],
};
