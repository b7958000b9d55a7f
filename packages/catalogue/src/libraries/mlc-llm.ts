import type { Library } from "../shapes.ts";

export const mlcLlm: Library = {
	key: "mlc-llm",
	prettyLabel: "MLC-LLM",
	repoName: "MLC-LLM",
	repoUrl: "https://github.com/mlc-ai/mlc-llm",
	docsUrl: "https://llm.mlc.ai/docs/",
	filter: false,
	countDownloads: { field: "path", value: "mlc-chat-config.json" },
	tasks: [],
	hostedTasks: [],
};
