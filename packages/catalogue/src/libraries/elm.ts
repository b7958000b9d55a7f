import type { Library } from "../shapes.ts";

export const elm: Library = {
	key: "elm",
	prettyLabel: "ELM",
	summary: "Runs small language models that can be sliced to the size that a task needs, by SliceX AI.",
	languages: { value: ["Python"], source: "github:slicex-ai/elm@0c13c91 README.md", day: "2026-11-23" },
	platforms: { value: ["CUDA"], source: "github:slicex-ai/elm@0c13c91 README.md", day: "2026-11-23" },
	repoName: "elm",
	repoUrl: "https://github.com/slicex-ai/elm",
	filter: false,
	countDownloads: {
		all: [
			{ field: "path_filename", value: "slicex_elm_config" },
			{ field: "path_extension", value: "json" },
		],
	},
	tasks: [],
	hostedTasks: [],
};
