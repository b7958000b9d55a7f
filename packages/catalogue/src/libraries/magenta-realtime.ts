import type { Library } from "../shapes.ts";

export const magentaRealtime: Library = {
	key: "magenta-realtime",
	prettyLabel: "Magenta RT",
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
