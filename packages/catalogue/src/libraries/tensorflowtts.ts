import type { Library } from "../shapes.ts";

export const tensorflowtts: Library = {
	key: "tensorflowtts",
	prettyLabel: "TensorFlowTTS",
	repoName: "TensorFlowTTS",
	repoUrl: "https://github.com/TensorSpeech/TensorFlowTTS",
	filter: false,
	tasks: ["text-to-speech"],
	hostedTasks: [],
};
