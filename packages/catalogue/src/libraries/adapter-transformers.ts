import type { Library } from "../shapes.ts";

export const adapterTransformers: Library = {
	key: "adapter-transformers",
	prettyLabel: "Adapters",
	repoName: "adapters",
	repoUrl: "https://github.com/Adapter-Hub/adapters",
	docsUrl: "https://huggingface.co/docs/hub/adapters",
	filter: true,
	countDownloads: { field: "path", value: "adapter_config.json" },
	tasks: ["question-answering", "text-classification", "token-classification"],
	hostedTasks: ["question-answering", "text-classification", "token-classification"],
};
