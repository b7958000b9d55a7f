import type { Library } from "../shapes.ts";

export const k2: Library = {
	key: "k2",
	prettyLabel: "K2",
	summary: "Computes with finite-state automata in PyTorch, for speech recognition, by Daniel Povey and contributors.",
	licence: { value: "Apache-2.0", source: "pypi:k2 1.23.4", day: "2026-11-24" },
	languages: { value: ["Python", "C++"], source: "github:k2-fsa/k2@17e8e01 README.md", day: "2026-11-24" },
	platforms: { value: ["CPU", "CUDA"], source: "github:k2-fsa/k2@17e8e01 README.md", day: "2026-11-24" },
	repoName: "k2",
	repoUrl: "https://github.com/k2-fsa/k2",
	filter: false,
	tasks: [],
	hostedTasks: ["automatic-speech-recognition"],
};
