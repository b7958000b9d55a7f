import type { Library } from "../shapes.ts";

export const sam3dBody: Library = {
	key: "sam-3d-body",
	prettyLabel: "SAM 3D Body",
	repoName: "SAM 3D Body",
	repoUrl: "https://github.com/facebookresearch/sam-3d-body",
	filter: false,
	countDownloads: { field: "path", value: "model_config.yaml" },
	tasks: [],
	hostedTasks: [],
};
