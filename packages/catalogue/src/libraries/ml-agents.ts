import type { Library } from "../shapes.ts";

export const mlAgents: Library = {
	key: "ml-agents",
	prettyLabel: "ml-agents",
	repoName: "ml-agents",
	repoUrl: "https://github.com/Unity-Technologies/ml-agents",
	docsUrl: "https://huggingface.co/docs/hub/ml-agents",
	filter: true,
	countDownloads: { field: "path_extension", value: "onnx" },
	tasks: ["reinforcement-learning"],
	hostedTasks: [],
};
