import type { Library } from "../shapes.ts";

export const mtvcraft: Library = {
	key: "mtvcraft",
	prettyLabel: "MTVCraft",
	summary: "Generates video in sync with speech, effects and music from one prompt, by BAAI.",
	languages: { value: ["Python"], source: "github:baaivision/MTVCraft@0c02795 README.md", day: "2026-11-23" },
	platforms: { value: ["CUDA"], source: "github:baaivision/MTVCraft@0c02795 README.md", day: "2026-11-23" },
	repoName: "MTVCraft",
	repoUrl: "https://github.com/baaivision/MTVCraft",
	filter: false,
	countDownloads: { field: "path", value: "vae/3d-vae.pt" },
	tasks: [],
	hostedTasks: [],
};
