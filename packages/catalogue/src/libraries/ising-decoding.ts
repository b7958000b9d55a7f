import type { Library } from "../shapes.ts";

export const isingDecoding: Library = {
	key: "ising-decoding",
	prettyLabel: "Ising Decoding",
	repoName: "Ising-Decoding",
	repoUrl: "https://github.com/NVIDIA/Ising-Decoding",
	filter: false,
	countDownloads: { field: "path_extension", value: "safetensors" },
	tasks: [],
	hostedTasks: [],
};
