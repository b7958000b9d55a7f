import type { Library } from "../shapes.ts";

export const kerasHub: Library = {
	key: "keras-hub",
	prettyLabel: "KerasHub",
	repoName: "KerasHub",
	repoUrl: "https://github.com/keras-team/keras-hub",
	docsUrl: "https://keras.io/keras_hub/",
	filter: true,
	tasks: [],
	hostedTasks: [],
};
