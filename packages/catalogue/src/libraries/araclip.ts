import type { Library } from "../shapes.ts";

export const araclip: Library = {
	key: "araclip",
	prettyLabel: "AraClip",
	repoName: "AraClip",
	repoUrl: "https://huggingface.co/Arabic-Clip/araclip",
	filter: false,
	tasks: [],
	hostedTasks: [],
};
