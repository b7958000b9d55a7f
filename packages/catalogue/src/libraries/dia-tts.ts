import type { Library } from "../shapes.ts";

export const diaTts: Library = {
	key: "dia-tts",
	prettyLabel: "Dia",
	repoName: "Dia",
	repoUrl: "https://github.com/nari-labs/dia",
	filter: false,
	tasks: [],
	hostedTasks: [],
};
