import type { Library } from "../shapes.ts";

export const grok: Library = {
	key: "grok",
	prettyLabel: "Grok",
	repoName: "Grok",
	repoUrl: "https://github.com/xai-org/grok-1",
	filter: false,
	countDownloads: {
		any: [
			{ field: "path", value: "ckpt/tensor00000_000" },
			{ field: "path", value: "ckpt-0/tensor00000_000" },
		],
	},
	tasks: [],
	hostedTasks: [],
};
