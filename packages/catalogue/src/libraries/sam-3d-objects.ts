import type { Library } from "../shapes.ts";

export const sam3dObjects: Library = {
	key: "sam-3d-objects",
	prettyLabel: "SAM 3D Objects",
	repoName: "SAM 3D Objects",
	repoUrl: "https://github.com/facebookresearch/sam-3d-objects",
	filter: false,
	countDownloads: { field: "path", value: "checkpoints/pipeline.yaml" },
	tasks: [],
	hostedTasks: [],
};
