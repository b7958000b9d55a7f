import type { Library } from "../shapes.ts";

export const same: Library = {
	key: "same",
	prettyLabel: "SAME",
	summary:
		"Guides agents through buildings by brief or detailed instructions, by the University of Adelaide and partners.",
	licence: { value: "MIT", source: "github:GengzeZhou/SAME@040ac6c README.md", day: "2026-11-23" },
	languages: { value: ["Python"], source: "github:GengzeZhou/SAME@040ac6c README.md", day: "2026-11-23" },
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
