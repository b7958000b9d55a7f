import type { Library } from "../shapes.ts";

export const allennlp: Library = {
	key: "allennlp",
	prettyLabel: "AllenNLP",
	repoName: "AllenNLP",
	repoUrl: "https://github.com/allenai/allennlp",
	docsUrl: "https://huggingface.co/docs/hub/allennlp",
	filter: true,
	tasks: ["question-answering"],
	hostedTasks: ["question-answering"],
};
