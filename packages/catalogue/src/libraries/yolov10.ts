import type { Library } from "../shapes.ts";

export const yolov10: Library = {
	key: "yolov10",
	prettyLabel: "YOLOv10",
	repoName: "YOLOv10",
	repoUrl: "https://github.com/THU-MIG/yolov10",
	docsUrl: "https://github.com/THU-MIG/yolov10",
	filter: false,
	countDownloads: {
		any: [
			{ field: "path_extension", value: "pt" },
			{ field: "path_extension", value: "safetensors" },
		],
	},
	tasks: [],
	hostedTasks: [],
};
