import type { Library } from "../shapes.ts";

export const roboOrchardLab: Library = {
	key: "robo-orchard-lab",
	prettyLabel: "RoboOrchardLab",
	repoName: "RoboOrchardLab",
	repoUrl: "https://github.com/HorizonRobotics/RoboOrchardLab",
	filter: false,
	countDownloads: { field: "path_extension", value: "safetensors" },
	tasks: [],
	hostedTasks: [],
};
