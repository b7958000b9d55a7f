import type { Library } from "../shapes.ts";

export const roboOrchardLab: Library = {
	key: "robo-orchard-lab",
	prettyLabel: "RoboOrchardLab",
	summary: "Trains and evaluates models for robots in PyTorch, by Horizon Robotics.",
	licence: { value: "Apache-2.0", source: "pypi:robo-orchard-lab 0.4.0", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:robo-orchard-lab 0.4.0", day: "2026-11-23" },
	repoName: "RoboOrchardLab",
	repoUrl: "https://github.com/HorizonRobotics/RoboOrchardLab",
	filter: false,
	countDownloads: { field: "path_extension", value: "safetensors" },
	tasks: [],
	hostedTasks: [],
};
