import type { Library } from "../shapes.ts";

export const indexTts: Library = {
	key: "index-tts",
	prettyLabel: "IndexTTS",
	repoName: "IndexTTS",
	repoUrl: "https://github.com/index-tts/index-tts",
	filter: false,
	tasks: [],
	hostedTasks: [],
};
