import type { Library } from "../shapes.ts";

export const kerasformers: Library = {
	key: "kerasformers",
	prettyLabel: "KerasFormers",
	repoName: "KerasFormers",
	repoUrl: "https://github.com/IMvision12/KerasFormers",
	docsUrl: "https://imvision12.github.io/KerasFormers/",
	filter: false,
	countDownloads: {
		any: [
			{ field: "path", value: "model.weights.h5" },
			{ field: "path", value: "model.weights.json" },
		],
	},
	tasks: [],
	hostedTasks: [],
};
