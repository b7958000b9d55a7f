import type { Library } from "../shapes.ts";

export const kittentts: Library = {
	key: "kittentts",
	prettyLabel: "KittenTTS",
	repoName: "KittenTTS",
	repoUrl: "https://github.com/KittenML/KittenTTS",
	filter: false,
	tasks: [],
	hostedTasks: [],
};
