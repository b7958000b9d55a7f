import type { Library } from "../shapes.ts";

export const hezar: Library = {
	key: "hezar",
	prettyLabel: "Hezar",
	repoName: "Hezar",
	repoUrl: "https://github.com/hezarai/hezar",
	docsUrl: "https://hezarai.github.io/hezar",
	filter: false,
	countDownloads: {
		any: [
			{ field: "path", value: "model_config.yaml" },
			{ field: "path", value: "embedding/embedding_config.yaml" },
		],
	},
	tasks: [],
	hostedTasks: [],
};
