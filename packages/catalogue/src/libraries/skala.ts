import type { Library } from "../shapes.ts";

export const skala: Library = {
	key: "skala",
	prettyLabel: "Skala",
	summary: "Computes the energies of molecules with a learned density functional, by Microsoft.",
	languages: { value: ["Python"], source: "pypi:skala 2026.9", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA"], source: "github:microsoft/skala@060a16903191 README.md", day: "2026-11-23" },
	repoName: "Skala",
	repoUrl: "https://github.com/microsoft/skala",
	filter: false,
	countDownloads: { field: "path_extension", value: "fun" },
	tasks: [],
	hostedTasks: [],
};
