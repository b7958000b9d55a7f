import type { Library } from "../shapes.ts";

export const torchgeo: Library = {
	key: "torchgeo",
	prettyLabel: "TorchGeo",
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
