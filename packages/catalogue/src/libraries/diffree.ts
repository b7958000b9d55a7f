import type { Library } from "../shapes.ts";

export const diffree: Library = {
	key: "diffree",
	prettyLabel: "Diffree",
	summary: "Adds an object to an image from a description alone, without a mask, by OpenGVLab.",
	languages: { value: ["Python"], source: "github:OpenGVLab/Diffree@065bbac README.md", day: "2026-11-24" },
	repoName: "Diffree",
	repoUrl: "https://github.com/OpenGVLab/Diffree",
	filter: false,
	countDownloads: { field: "path", value: "diffree-step=000010999.ckpt" },
	tasks: [],
	hostedTasks: [],
};
