import type { Library } from "../shapes.ts";

export const vibevoice: Library = {
	key: "vibevoice",
	prettyLabel: "VibeVoice",
	repoName: "VibeVoice",
	repoUrl: "https://github.com/microsoft/VibeVoice",
	filter: false,
	tasks: [],
	hostedTasks: [],
};
