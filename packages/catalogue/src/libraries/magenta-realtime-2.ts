import type { Library } from "../shapes.ts";

export const magentaRealtime2: Library = {
	key: "magenta-realtime-2",
	prettyLabel: "Magenta RT 2",
	summary: "Generates and steers music live, with the second generation of Magenta's models, by Google DeepMind.",
	repoName: "Magenta RT 2",
	repoUrl: "https://github.com/magenta/magenta-realtime",
	filter: false,
	countDownloads: {
		any: [
			{ field: "path", value: "models/mrt2_base/mrt2_base.mlxfn" },
			{ field: "path", value: "models/mrt2_small/mrt2_small.mlxfn" },
			{ field: "path", value: "checkpoints/mrt2_base.safetensors" },
			{ field: "path", value: "checkpoints/mrt2_small.safetensors" },
		],
	},
	tasks: [],
	hostedTasks: [],
};
