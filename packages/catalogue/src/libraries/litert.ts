import type { Library } from "../shapes.ts";

export const litert: Library = {
	key: "litert",
	prettyLabel: "LiteRT",
	summary: "Runs converted models on phones and embedded devices, the successor of TensorFlow Lite, by Google.",
	licence: { value: "Apache-2.0", source: "pypi:ai-edge-litert 2.3.0", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:ai-edge-litert 2.3.0", day: "2026-11-23" },
	platforms: { value: ["phone"], source: "pypi:ai-edge-litert 2.3.0", day: "2026-11-23" },
	repoName: "LiteRT",
	repoUrl: "https://github.com/google-ai-edge/LiteRT",
	filter: false,
	countDownloads: { field: "path_extension", value: "tflite" },
	tasks: [],
	hostedTasks: [],
};
