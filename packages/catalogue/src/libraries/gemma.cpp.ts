import type { Library } from "../shapes.ts";

export const gemmaCpp: Library = {
	key: "gemma.cpp",
	prettyLabel: "gemma.cpp",
	summary: "Runs Gemma models on the CPU in plain C++, by Google.",
	licence: { value: "Apache-2.0", source: "github:google/gemma.cpp@02ce1e3 gemma/gemma.h", day: "2026-11-24" },
	languages: { value: ["C++"], source: "github:google/gemma.cpp@0508e2c README.md", day: "2026-11-23" },
	platforms: { value: ["CPU"], source: "github:google/gemma.cpp@0508e2c README.md", day: "2026-11-23" },
	repoName: "gemma.cpp",
	repoUrl: "https://github.com/google/gemma.cpp",
	filter: false,
	countDownloads: { field: "path_extension", value: "sbs" },
	tasks: [],
	hostedTasks: [],
};
