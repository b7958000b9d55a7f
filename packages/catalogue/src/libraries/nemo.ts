import type { Library } from "../shapes.ts";

export const nemo: Library = {
	key: "nemo",
	prettyLabel: "NeMo",
	repoName: "NeMo",
	repoUrl: "https://github.com/NVIDIA/NeMo",
	filter: true,
	countDownloads: {
		any: [
			{ field: "path_extension", value: "nemo" },
			{ field: "path", value: "model_config.yaml" },
			{ field: "path_extension", value: "json" },
		],
	},
	tasks: ["automatic-speech-recognition"],
	hostedTasks: ["automatic-speech-recognition"],
};
