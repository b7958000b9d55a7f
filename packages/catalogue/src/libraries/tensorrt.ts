import type { Library } from "../shapes.ts";

export const tensorrt: Library = {
	key: "tensorrt",
	prettyLabel: "TensorRT",
	summary: "Compiles models for fast inference on NVIDIA GPUs, by NVIDIA.",
	languages: { value: ["Python"], source: "pypi:tensorrt 11.4.0.106", day: "2026-11-23" },
	repoName: "TensorRT",
	repoUrl: "https://github.com/NVIDIA/TensorRT",
	filter: false,
	countDownloads: { field: "path_extension", value: "onnx" },
	tasks: [],
	hostedTasks: [],
};
