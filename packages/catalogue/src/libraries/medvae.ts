import type { Library } from "../shapes.ts";

export const medvae: Library = {
	key: "medvae",
	prettyLabel: "MedVAE",
	summary: "Compresses medical images to small latents that keep their clinical detail, by Stanford's MIMI lab.",
	languages: { value: ["Python"], source: "github:StanfordMIMI/MedVAE@4b3cbb59fb65 README.md", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA"], source: "github:StanfordMIMI/MedVAE@4b3cbb59fb65 README.md", day: "2026-11-23" },
	repoName: "MedVAE",
	repoUrl: "https://github.com/StanfordMIMI/MedVAE",
	filter: false,
	countDownloads: { field: "path_extension", value: "ckpt" },
	tasks: [],
	hostedTasks: [],
};
