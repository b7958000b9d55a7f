import type { Library } from "../shapes.ts";

export const pocketTts: Library = {
	key: "pocket-tts",
	prettyLabel: "Pocket-TTS",
	repoName: "PocketTTS",
	repoUrl: "https://github.com/kyutai-labs/pocket-tts",
	filter: false,
	countDownloads: { field: "path", value: "tts_b6369a24.safetensors" },
	tasks: [],
	hostedTasks: [],
};
