import type { Library } from "../shapes.ts";

export const kimiAudio: Library = {
	key: "kimi-audio",
	prettyLabel: "KimiAudio",
	repoName: "KimiAudio",
	repoUrl: "https://github.com/MoonshotAI/Kimi-Audio",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "other", name: "git:https://github.com/MoonshotAI/Kimi-Audio" },
};
