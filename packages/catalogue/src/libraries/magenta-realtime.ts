import type { Library } from "../shapes.ts";

export const magentaRealtime: Library = {
	key: "magenta-realtime",
	prettyLabel: "Magenta RT",
	summary: "Generates music as a live stream, steered by prompts, by Google DeepMind.",
	licence: { value: "Apache-2.0", source: "github:magenta/magenta-realtime@04ebaa7 README.md", day: "2026-11-23" },
	languages: { value: ["Python"], source: "github:magenta/magenta-realtime@04ebaa7 README.md", day: "2026-11-23" },
	platforms: {
		value: ["CUDA", "TPU"],
		source: "github:magenta/magenta-realtime@04ebaa7 README.md",
		day: "2026-11-23",
	},
	repoName: "Magenta RT",
	repoUrl: "https://github.com/magenta/magenta-realtime",
	filter: false,
	countDownloads: {
		any: [
			{ field: "path", value: "checkpoints/llm_base_x4286_c1860k.tar" },
			{ field: "path", value: "checkpoints/llm_large_x3047_c1860k.tar" },
			{ field: "path", value: "checkpoints/llm_large_x3047_c1860k/checkpoint" },
		],
	},
	tasks: [],
	hostedTasks: [],
};
