import type { Library } from "../shapes.ts";

export const cosyvoice: Library = {
	key: "cosyvoice",
	prettyLabel: "CosyVoice",
	summary: "Speaks text in many languages with a voice cloned from a sample, by Alibaba's FunAudioLLM team.",
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
