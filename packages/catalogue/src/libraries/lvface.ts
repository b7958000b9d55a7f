import type { Library } from "../shapes.ts";

export const lvface: Library = {
	key: "lvface",
	prettyLabel: "LVFace",
	repoName: "LVFace",
	repoUrl: "https://github.com/bytedance/LVFace",
	filter: false,
	countDownloads: {
		any: [
			{ field: "path_extension", value: "pt" },
			{ field: "path_extension", value: "onnx" },
		],
	},
	tasks: [],
	hostedTasks: [],
};
