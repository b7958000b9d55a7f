import type { Library } from "../shapes.ts";

export const holomotion: Library = {
	key: "holomotion",
	prettyLabel: "HoloMotion",
	repoName: "HoloMotion",
	repoUrl: "https://github.com/HorizonRobotics/HoloMotion",
	filter: false,
	countDownloads: { field: "path_extension", value: "onnx" },
	tasks: [],
	hostedTasks: [],
};
