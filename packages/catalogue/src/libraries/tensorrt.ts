import type { Library } from "../shapes.ts";

export const tensorrt: Library = {
	key: "tensorrt",
	prettyLabel: "TensorRT",
	repoName: "TensorRT",
	repoUrl: "https://github.com/NVIDIA/TensorRT",
	filter: false,
	countDownloads: { field: "path_extension", value: "onnx" },
	tasks: [],
	hostedTasks: [],
};
