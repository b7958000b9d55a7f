import type { Library } from "../shapes.ts";

export const paddlenlp: Library = {
	key: "paddlenlp",
	prettyLabel: "paddlenlp",
	repoName: "PaddleNLP",
	repoUrl: "https://github.com/PaddlePaddle/PaddleNLP",
	docsUrl: "https://huggingface.co/docs/hub/paddlenlp",
	filter: true,
	countDownloads: { field: "path", value: "model_config.json" },
	tasks: [],
	hostedTasks: ["fill-mask", "summarization", "zero-shot-classification"],
};
