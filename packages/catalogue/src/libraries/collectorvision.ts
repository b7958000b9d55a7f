import type { Library } from "../shapes.ts";

export const collectorvision: Library = {
	key: "collectorvision",
	prettyLabel: "CollectorVision",
	repoName: "CollectorVision",
	repoUrl: "https://github.com/HanClinto/CollectorVision",
	filter: false,
	countDownloads: { field: "path_extension", value: "onnx" },
	tasks: [],
	hostedTasks: [],
	package: {
		ecosystem: "other",
		name: "git:https://github.com/HanClinto/CollectorVision",
		alsoNeeds: ["huggingface_hub"],
	},
};
