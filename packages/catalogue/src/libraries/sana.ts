import type { Library } from "../shapes.ts";

export const sana: Library = {
	key: "sana",
	prettyLabel: "Sana",
	repoName: "Sana",
	repoUrl: "https://github.com/NVlabs/Sana",
	filter: false,
	countDownloads: { field: "path_extension", value: "pth" },
	tasks: [],
	hostedTasks: [],
};
