import type { Library } from "../shapes.ts";

export const eupe: Library = {
	key: "eupe",
	prettyLabel: "EUPE",
	summary: "Encodes images for many vision tasks at once, small enough for devices, by Meta.",
	licence: {
		value: "LicenseRef-FAIR-Research",
		source: "github:facebookresearch/EUPE@7319b8b README.md",
		day: "2026-11-24",
	},
	languages: { value: ["Python"], source: "github:facebookresearch/EUPE@7319b8b README.md", day: "2026-11-23" },
	platforms: { value: ["CUDA"], source: "github:facebookresearch/EUPE@7319b8b README.md", day: "2026-11-23" },
	repoName: "EUPE",
	repoUrl: "https://github.com/facebookresearch/EUPE",
	filter: false,
	countDownloads: { field: "path_extension", value: "pt" },
	tasks: [],
	hostedTasks: [],
};
