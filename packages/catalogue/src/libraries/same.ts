import type { Library } from "../shapes.ts";

export const same: Library = {
	key: "same",
	prettyLabel: "SAME",
	repoName: "SAME",
	repoUrl: "https://github.com/GengzeZhou/SAME",
	filter: false,
	countDownloads: {
		any: [
			{ field: "path", value: "ckpt/SAME.pt" },
			{ field: "path", value: "pretrain/Attnq_pretrained_ckpt.pt" },
		],
	},
	tasks: [],
	hostedTasks: [],
};
