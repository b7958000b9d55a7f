import type { Library } from "../shapes.ts";

export const chatterbox: Library = {
	key: "chatterbox",
	prettyLabel: "Chatterbox",
	repoName: "Chatterbox",
	repoUrl: "https://github.com/resemble-ai/chatterbox",
	filter: false,
	countDownloads: { field: "path", value: "tokenizer.json" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "chatterbox-tts", alsoNeeds: ["torchaudio"] },
};
