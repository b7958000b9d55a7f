import type { Library } from "../shapes.ts";

export const litertLm: Library = {
	key: "litert-lm",
	prettyLabel: "LiteRT-LM",
	repoName: "LiteRT-LM",
	repoUrl: "https://github.com/google-ai-edge/LiteRT-LM",
	filter: false,
	countDownloads: {
		any: [
			{ field: "path_extension", value: "litertlm" },
			{ field: "path_extension", value: "task" },
		],
	},
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "litert-lm" },
};
