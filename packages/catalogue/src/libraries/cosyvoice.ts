import type { Library } from "../shapes.ts";

export const cosyvoice: Library = {
	key: "cosyvoice",
	prettyLabel: "CosyVoice",
	repoName: "CosyVoice",
	repoUrl: "https://github.com/FunAudioLLM/CosyVoice",
	filter: false,
	countDownloads: {
		any: [
			{ field: "path_extension", value: "onnx" },
			{ field: "path_extension", value: "pt" },
		],
	},
	tasks: [],
	hostedTasks: [],
};
