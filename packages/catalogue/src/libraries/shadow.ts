import type { Library } from "../shapes.ts";

export const shadow: Library = {
	key: "shadow",
	prettyLabel: "Shadow",
	summary: "Loads language models of the SHADOW family, by QLNI.",
	licence: { value: "MIT", source: "github:QLNI/SHADOW-250M-Instruct@6d5d3af README.md", day: "2026-11-24" },
	languages: {
		value: ["Python"],
		source: "github:QLNI/SHADOW-250M-Instruct@6d5d3af README.md",
		day: "2026-11-24",
	},
	platforms: { value: ["CPU"], source: "github:QLNI/SHADOW-250M-Instruct@6d5d3af README.md", day: "2026-11-24" },
	repoName: "Shadow",
	repoUrl: "https://github.com/QLNI/SHADOW-250M-Instruct",
	filter: false,
	countDownloads: { field: "path_extension", value: "shdw" },
	tasks: [],
	hostedTasks: [],
};
