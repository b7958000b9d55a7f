import type { Library } from "../shapes.ts";

export const cosmos: Library = {
	key: "cosmos",
	prettyLabel: "Cosmos",
	summary: "Generates and predicts video of the physical world for robots and vehicles, by NVIDIA.",
	platforms: { value: ["CUDA"], source: "github:NVIDIA/Cosmos@1017b3e README.md", day: "2026-11-24" },
	licence: { value: "Apache-2.0", source: "github:NVIDIA/Cosmos@1017b3e README.md", day: "2026-11-23" },
	languages: { value: ["Python"], source: "github:NVIDIA/Cosmos@1017b3e README.md", day: "2026-11-23" },
	repoName: "Cosmos",
	repoUrl: "https://github.com/NVIDIA/Cosmos",
	filter: false,
	countDownloads: {
		any: [
			{ field: "path", value: "config.json" },
			{ field: "path_extension", value: "pt" },
		],
	},
	tasks: [],
	hostedTasks: [],
};
