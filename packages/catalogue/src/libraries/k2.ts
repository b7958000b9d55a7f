import type { Library } from "../shapes.ts";

export const k2: Library = {
	key: "k2",
	prettyLabel: "K2",
	summary: "Computes with finite-state automata in PyTorch, for speech recognition, by Daniel Povey and contributors.",
	repoName: "k2",
	repoUrl: "https://github.com/k2-fsa/k2",
	filter: false,
	tasks: [],
	hostedTasks: ["automatic-speech-recognition"],
};
