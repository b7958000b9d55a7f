import type { Library } from "../shapes.ts";

export const torchgeo: Library = {
	key: "torchgeo",
	prettyLabel: "TorchGeo",
	summary: "Provides datasets, samplers and models for satellite images in PyTorch, started by Microsoft.",
	licence: { value: "MIT", source: "pypi:torchgeo 0.10.1", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:torchgeo 0.10.1", day: "2026-11-23" },
	repoName: "TorchGeo",
	repoUrl: "https://github.com/microsoft/torchgeo",
	docsUrl: "https://torchgeo.readthedocs.io/",
	filter: false,
	countDownloads: {
		any: [
			{ field: "path_extension", value: "pt" },
			{ field: "path_extension", value: "pth" },
		],
	},
	tasks: [],
	hostedTasks: [],
};
