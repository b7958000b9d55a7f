import type { Library } from "../shapes.ts";

export const setfit: Library = {
	key: "setfit",
	prettyLabel: "setfit",
	repoName: "setfit",
	repoUrl: "https://github.com/huggingface/setfit",
	docsUrl: "https://huggingface.co/docs/hub/setfit",
	filter: true,
	tasks: ["text-classification"],
	hostedTasks: ["text-classification"],
};
