import type { Library } from "../shapes.ts";

export const flair: Library = {
	key: "flair",
	prettyLabel: "Flair",
	repoName: "Flair",
	repoUrl: "https://github.com/flairNLP/flair",
	docsUrl: "https://huggingface.co/docs/hub/flair",
	filter: true,
	countDownloads: { field: "path", value: "pytorch_model.bin" },
	tasks: ["token-classification"],
	hostedTasks: ["token-classification"],
};
