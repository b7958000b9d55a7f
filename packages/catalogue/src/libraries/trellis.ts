import type { Library } from "../shapes.ts";

export const trellis: Library = {
	key: "trellis",
	prettyLabel: "Trellis",
	summary: "Generates 3D objects as meshes, Gaussians or radiance fields from an image, by Microsoft.",
	repoName: "Trellis",
	repoUrl: "https://github.com/microsoft/TRELLIS",
	filter: false,
	countDownloads: { field: "path_extension", value: "safetensors" },
	tasks: [],
	hostedTasks: [],
};
