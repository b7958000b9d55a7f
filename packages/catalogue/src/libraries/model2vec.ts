import type { Library } from "../shapes.ts";

export const model2vec: Library = {
	key: "model2vec",
	prettyLabel: "Model2Vec",
	repoName: "model2vec",
	repoUrl: "https://github.com/MinishLab/model2vec",
	filter: false,
	tasks: [],
	hostedTasks: [],
};
