import type { Library } from "../shapes.ts";

export const fairseq2: Library = {
	key: "fairseq2",
	prettyLabel: "fairseq2",
	summary: "Trains and runs models of language and speech in PyTorch, as the successor of Fairseq, by Meta.",
	licence: { value: "MIT", source: "pypi:fairseq2 0.8.1", day: "2026-11-24" },
	languages: { value: ["Python"], source: "pypi:fairseq2 0.8.1", day: "2026-11-24" },
	platforms: {
		value: ["CPU", "CUDA"],
		source: "github:facebookresearch/fairseq2@0401466 README.md",
		day: "2026-11-24",
	},
	repoName: "fairseq2",
	repoUrl: "https://github.com/facebookresearch/fairseq2",
	filter: false,
	tasks: [],
	hostedTasks: [],
};
