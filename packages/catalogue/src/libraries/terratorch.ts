import type { Library } from "../shapes.ts";

export const terratorch: Library = {
	key: "terratorch",
	prettyLabel: "TerraTorch",
	repoName: "TerraTorch",
	repoUrl: "https://github.com/IBM/terratorch",
	docsUrl: "https://ibm.github.io/terratorch/",
	filter: false,
	countDownloads: {
		any: [
			{ field: "path_extension", value: "pt" },
			{ field: "path_extension", value: "ckpt" },
		],
	},
	tasks: [],
	hostedTasks: [],
};
