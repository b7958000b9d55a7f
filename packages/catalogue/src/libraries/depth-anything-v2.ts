import type { Library } from "../shapes.ts";

export const depthAnythingV2: Library = {
	key: "depth-anything-v2",
	prettyLabel: "DepthAnythingV2",
	repoName: "Depth Anything V2",
	repoUrl: "https://github.com/DepthAnything/Depth-Anything-V2",
	filter: false,
	countDownloads: { field: "path_extension", value: "pth" },
	tasks: [],
	hostedTasks: [],
	package: {
		ecosystem: "other",
		name: "git:https://github.com/DepthAnything/Depth-Anything-V2",
		alsoNeeds: ["opencv-python", "torch", "huggingface_hub"],
	},
};
