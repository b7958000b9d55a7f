import type { Library } from "../shapes.ts";

export const trellis: Library = {
	key: "trellis",
	prettyLabel: "Trellis",
	repoName: "Trellis",
	repoUrl: "https://github.com/microsoft/TRELLIS",
	filter: false,
	countDownloads: { field: "path_extension", value: "safetensors" },
	tasks: [],
	hostedTasks: [],
};
