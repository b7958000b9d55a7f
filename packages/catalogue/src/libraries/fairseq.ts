import type { Library } from "../shapes.ts";

export const fairseq: Library = {
	key: "fairseq",
	prettyLabel: "Fairseq",
	repoName: "fairseq",
	repoUrl: "https://github.com/pytorch/fairseq",
	filter: true,
	tasks: ["audio-to-audio"],
	hostedTasks: ["text-to-speech", "audio-to-audio"],
};
