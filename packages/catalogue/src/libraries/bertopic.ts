import type { Library } from "../shapes.ts";

export const bertopic: Library = {
	key: "bertopic",
	prettyLabel: "BERTopic",
	repoName: "BERTopic",
	repoUrl: "https://github.com/MaartenGr/BERTopic",
	filter: true,
	tasks: [],
	hostedTasks: ["text-classification"],
};
