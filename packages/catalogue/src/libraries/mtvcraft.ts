import type { Library } from "../shapes.ts";

export const mtvcraft: Library = {
	key: "mtvcraft",
	prettyLabel: "MTVCraft",
	repoName: "MTVCraft",
	repoUrl: "https://github.com/baaivision/MTVCraft",
	filter: false,
	countDownloads: { field: "path", value: "vae/3d-vae.pt" },
	tasks: [],
	hostedTasks: [],
};
