import type { Library } from "../shapes.ts";

export const manas1: Library = {
	key: "manas-1",
	prettyLabel: "MANAS-1",
	summary: "Analyses EEG recordings with a pretrained model, by NeuroDX Labs.",
	repoName: "MANAS-1",
	repoUrl: "https://github.com/NeurodxAI/manas-1",
	filter: false,
	countDownloads: { field: "path_extension", value: "pt" },
	tasks: [],
	hostedTasks: [],
};
