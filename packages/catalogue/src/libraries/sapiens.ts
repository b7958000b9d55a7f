import type { Library } from "../shapes.ts";

export const sapiens: Library = {
	key: "sapiens",
	prettyLabel: "sapiens",
	repoName: "sapiens",
	repoUrl: "https://github.com/facebookresearch/sapiens",
	filter: false,
	countDownloads: {
		any: [
			{ field: "path_extension", value: "pt2" },
			{ field: "path_extension", value: "pth" },
			{ field: "path_extension", value: "onnx" },
		],
	},
	tasks: [],
	hostedTasks: [],
};
