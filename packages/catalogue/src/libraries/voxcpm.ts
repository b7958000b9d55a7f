import type { Library } from "../shapes.ts";

export const voxcpm: Library = {
	key: "voxcpm",
	prettyLabel: "VoxCPM",
	repoName: "VoxCPM",
	repoUrl: "https://github.com/OpenBMB/VoxCPM",
	filter: false,
	tasks: [],
	hostedTasks: [],
};
