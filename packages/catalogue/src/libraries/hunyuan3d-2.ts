import type { Library } from "../shapes.ts";

export const hunyuan3d2: Library = {
	key: "hunyuan3d-2",
	prettyLabel: "Hunyuan3D-2",
	summary: "Generates textured 3D models from an image or a text, by Tencent.",
	repoName: "Hunyuan3D-2",
	repoUrl: "https://github.com/Tencent/Hunyuan3D-2",
	filter: false,
	countDownloads: {
		any: [
			{ field: "path_filename", value: "model_index" },
			{ field: "path_filename", value: "config" },
		],
	},
	tasks: [],
	hostedTasks: [],
};
