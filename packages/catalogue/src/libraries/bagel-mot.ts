import type { Library } from "../shapes.ts";

export const bagelMot: Library = {
	key: "bagel-mot",
	prettyLabel: "Bagel",
	summary: "Understands, generates and edits images with one multimodal model, by ByteDance Seed.",
	licence: { value: "Apache-2.0", source: "github:ByteDance-Seed/Bagel@072b925 README.md", day: "2026-11-24" },
	languages: { value: ["Python"], source: "github:ByteDance-Seed/Bagel@072b925 README.md", day: "2026-11-24" },
	repoName: "Bagel",
	repoUrl: "https://github.com/ByteDance-Seed/Bagel/",
	filter: false,
	countDownloads: { field: "path", value: "llm_config.json" },
	tasks: [],
	hostedTasks: [],
};
