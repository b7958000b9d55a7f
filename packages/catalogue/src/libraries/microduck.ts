import type { Library } from "../shapes.ts";

export const microduck: Library = {
	key: "microduck",
	prettyLabel: "Microduck",
	summary: "Trains and runs policies for the walking robot Microduck, by Pollen Robotics.",
	repoName: "Microduck",
	repoUrl: "https://github.com/pollen-robotics/microduck_rl",
	filter: true,
	countDownloads: { field: "path_extension", value: "onnx" },
	tasks: [],
	hostedTasks: [],
};
