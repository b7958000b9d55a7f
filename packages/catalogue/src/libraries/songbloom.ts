import type { Library } from "../shapes.ts";

export const songbloom: Library = {
	key: "songbloom",
	prettyLabel: "SongBloom",
	summary: "Generates whole songs from lyrics and a ten-second sample, by Chenyu Yang and co-authors.",
	licence: { value: "Apache-2.0", source: "github:Cypress-Yang/SongBloom@e094c5a README.md", day: "2026-11-23" },
	languages: { value: ["Python"], source: "github:Cypress-Yang/SongBloom@e094c5a README.md", day: "2026-11-23" },
	platforms: { value: ["CUDA"], source: "github:Cypress-Yang/SongBloom@e094c5a README.md", day: "2026-11-23" },
	repoName: "SongBloom",
	repoUrl: "https://github.com/Cypress-Yang/SongBloom",
	filter: false,
	countDownloads: { field: "path_extension", value: "pt" },
	tasks: [],
	hostedTasks: [],
};
