import type { Library } from "../shapes.ts";

export const trellis2: Library = {
	key: "trellis2",
	prettyLabel: "TRELLIS.2",
	summary: "Generates textured 3D objects with physical materials from an image, by Microsoft.",
	repoName: "TRELLIS.2",
	repoUrl: "https://github.com/microsoft/TRELLIS.2",
	filter: false,
	countDownloads: { field: "path_extension", value: "safetensors" },
	tasks: [],
	hostedTasks: [],
};
