import type { Library } from "../shapes.ts";

export const fixer: Library = {
	key: "fixer",
	prettyLabel: "Fixer",
	summary: "Removes artefacts from rendered views of 3D reconstructions with one diffusion step, by NVIDIA.",
	languages: { value: ["Python"], source: "github:nv-tlabs/Fixer@0c2fc26 README.md", day: "2026-11-23" },
	platforms: { value: ["CUDA"], source: "github:nv-tlabs/Fixer@0c2fc26 README.md", day: "2026-11-23" },
	repoName: "Fixer",
	repoUrl: "https://github.com/nv-tlabs/Fixer",
	filter: false,
	countDownloads: { field: "path", value: "pretrained/pretrained_fixer.pkl" },
	tasks: [],
	hostedTasks: [],
};
