import type { Library } from "../shapes.ts";

export const isingDecoding: Library = {
	key: "ising-decoding",
	prettyLabel: "Ising Decoding",
	summary: "Corrects errors of quantum computers with neural decoders of surface codes, by NVIDIA.",
	licence: {
		value: "Apache-2.0",
		source: "github:NVIDIA/Ising-Decoding@2a9cc10 code/export/__init__.py",
		day: "2026-11-24",
	},
	languages: { value: ["Python"], source: "github:NVIDIA/Ising-Decoding@01de76b README.md", day: "2026-11-23" },
	platforms: { value: ["CUDA"], source: "github:NVIDIA/Ising-Decoding@01de76b README.md", day: "2026-11-23" },
	repoName: "Ising-Decoding",
	repoUrl: "https://github.com/NVIDIA/Ising-Decoding",
	filter: false,
	countDownloads: { field: "path_extension", value: "safetensors" },
	tasks: [],
	hostedTasks: [],
};
