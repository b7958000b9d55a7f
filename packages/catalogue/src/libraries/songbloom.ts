import type { Library } from "../shapes.ts";

export const songbloom: Library = {
	key: "songbloom",
	prettyLabel: "SongBloom",
	repoName: "SongBloom",
	repoUrl: "https://github.com/Cypress-Yang/SongBloom",
	filter: false,
	countDownloads: { field: "path_extension", value: "pt" },
	tasks: [],
	hostedTasks: [],
};
