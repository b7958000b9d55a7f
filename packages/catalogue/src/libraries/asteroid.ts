import type { Library } from "../shapes.ts";

export const asteroid: Library = {
	key: "asteroid",
	prettyLabel: "Asteroid",
	repoName: "Asteroid",
	repoUrl: "https://github.com/asteroid-team/asteroid",
	docsUrl: "https://huggingface.co/docs/hub/asteroid",
	filter: true,
	countDownloads: { field: "path", value: "pytorch_model.bin" },
	tasks: ["audio-to-audio"],
	hostedTasks: ["audio-to-audio"],
};
