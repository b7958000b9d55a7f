import type { Library } from "../shapes.ts";

export const threeDTopiaXl: Library = {
	key: "3dtopia-xl",
	prettyLabel: "3DTopia-XL",
	repoName: "3DTopia-XL",
	repoUrl: "https://github.com/3DTopia/3DTopia-XL",
	filter: false,
	countDownloads: { field: "path", value: "model_vae_fp16.pt" },
	tasks: [],
	hostedTasks: [],
};
