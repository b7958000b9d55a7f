import type { Library } from "../shapes.ts";

export const microduck: Library = {
	key: "microduck",
	prettyLabel: "Microduck",
	summary: "Trains and runs policies for the walking robot Microduck, by Pollen Robotics.",
	licence: {
		value: "Apache-2.0",
		source: "github:pollen-robotics/microduck_rl@016ac94 README.md",
		day: "2026-11-24",
	},
	languages: {
		value: ["Python"],
		source: "github:pollen-robotics/microduck_rl@016ac94 README.md",
		day: "2026-11-24",
	},
	platforms: {
		value: ["CUDA"],
		source: "github:pollen-robotics/microduck_rl@016ac94 README.md",
		day: "2026-11-24",
	},
	repoName: "Microduck",
	repoUrl: "https://github.com/pollen-robotics/microduck_rl",
	filter: true,
	countDownloads: { field: "path_extension", value: "onnx" },
	tasks: [],
	hostedTasks: [],
};
