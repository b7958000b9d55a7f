import type { Library } from "../shapes.ts";

export const holomotion: Library = {
	key: "holomotion",
	prettyLabel: "HoloMotion",
	summary: "Trains humanoid robots to follow human motion with the whole body, by Horizon Robotics.",
	licence: {
		value: "Apache-2.0",
		source: "github:HorizonRobotics/HoloMotion@0fde08f README.md",
		day: "2026-11-23",
	},
	languages: {
		value: ["Python"],
		source: "github:HorizonRobotics/HoloMotion@0fde08f README.md",
		day: "2026-11-23",
	},
	platforms: {
		value: ["CUDA"],
		source: "github:HorizonRobotics/HoloMotion@93caccf docs/environment_setup.md",
		day: "2026-11-24",
	},
	repoName: "HoloMotion",
	repoUrl: "https://github.com/HorizonRobotics/HoloMotion",
	filter: false,
	countDownloads: { field: "path_extension", value: "onnx" },
	tasks: [],
	hostedTasks: [],
};
