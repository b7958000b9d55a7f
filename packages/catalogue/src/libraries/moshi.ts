import type { Library } from "../shapes.ts";

export const moshi: Library = {
	key: "moshi",
	prettyLabel: "Moshi",
	repoName: "Moshi",
	repoUrl: "https://github.com/kyutai-labs/moshi",
	filter: false,
	countDownloads: { field: "path", value: "tokenizer-e351c8d8-checkpoint125.safetensors" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "moshi", alsoNeeds: ["moshi_mlx"] },
};
