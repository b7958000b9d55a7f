import type { Library } from "../shapes.ts";

export const recurrentgemma: Library = {
	key: "recurrentgemma",
	prettyLabel: "RecurrentGemma",
	summary: "Runs Gemma models with recurrent layers in JAX and PyTorch, by Google DeepMind.",
	repoName: "recurrentgemma",
	repoUrl: "https://github.com/google-deepmind/recurrentgemma",
	filter: false,
	countDownloads: { field: "path", value: "tokenizer.model" },
	tasks: [],
	hostedTasks: [],
};
