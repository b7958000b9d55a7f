import type { Library } from "../shapes.ts";

export const litert: Library = {
	key: "litert",
	prettyLabel: "LiteRT",
	repoName: "LiteRT",
	repoUrl: "https://github.com/google-ai-edge/LiteRT",
	filter: false,
	countDownloads: { field: "path_extension", value: "tflite" },
	tasks: [],
	hostedTasks: [],
};
