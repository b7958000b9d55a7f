import type { Library } from "../shapes.ts";

export const mlcLlm: Library = {
	key: "mlc-llm",
	prettyLabel: "MLC-LLM",
	summary: "Compiles language models to run on GPUs, phones and in browsers, by the MLC project.",
	repoName: "MLC-LLM",
	repoUrl: "https://github.com/mlc-ai/mlc-llm",
	docsUrl: "https://llm.mlc.ai/docs/",
	filter: false,
	countDownloads: { field: "path", value: "mlc-chat-config.json" },
	tasks: [],
	hostedTasks: [],
};
