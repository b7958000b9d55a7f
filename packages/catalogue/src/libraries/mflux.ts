import type { Library } from "../shapes.ts";

export const mflux: Library = {
	key: "mflux",
	prettyLabel: "mflux",
	repoName: "mflux",
	repoUrl: "https://github.com/filipstrand/mflux",
	filter: false,
	countDownloads: { field: "path_extension", value: "safetensors" },
	tasks: [],
	hostedTasks: [],
};
