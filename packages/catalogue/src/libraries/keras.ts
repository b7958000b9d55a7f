import type { Library } from "../shapes.ts";

export const keras: Library = {
	key: "keras",
	prettyLabel: "Keras",
	repoName: "Keras",
	repoUrl: "https://github.com/keras-team/keras",
	docsUrl: "https://huggingface.co/docs/hub/keras",
	filter: true,
	countDownloads: {
		any: [
			{ field: "path", value: "config.json" },
			{ field: "path_extension", value: "keras" },
		],
	},
	tasks: ["image-classification"],
	hostedTasks: ["image-classification"],
};
