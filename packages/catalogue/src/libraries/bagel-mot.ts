import type { Library } from "../shapes.ts";

export const bagelMot: Library = {
	key: "bagel-mot",
	prettyLabel: "Bagel",
	summary: "Understands, generates and edits images with one multimodal model, by ByteDance Seed.",
	repoName: "Bagel",
	repoUrl: "https://github.com/ByteDance-Seed/Bagel/",
	filter: false,
	countDownloads: { field: "path", value: "llm_config.json" },
	tasks: [],
	hostedTasks: [],
};
