import type { Library } from "../shapes.ts";

export const f5Tts: Library = {
	key: "f5-tts",
	prettyLabel: "F5-TTS",
	repoName: "F5-TTS",
	repoUrl: "https://github.com/SWivid/F5-TTS",
	filter: false,
	countDownloads: {
		any: [
			{ field: "path_extension", value: "safetensors" },
			{ field: "path_extension", value: "pt" },
		],
	},
	tasks: [],
	hostedTasks: [],
};
