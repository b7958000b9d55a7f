import type { Library } from "../shapes.ts";

export const chatTts: Library = {
	key: "chat_tts",
	prettyLabel: "ChatTTS",
	repoName: "ChatTTS",
	repoUrl: "https://github.com/2noise/ChatTTS.git",
	filter: false,
	countDownloads: { field: "path", value: "asset/GPT.pt" },
	tasks: [],
	hostedTasks: [],
};
