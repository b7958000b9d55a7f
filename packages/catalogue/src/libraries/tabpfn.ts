import type { Library } from "../shapes.ts";

export const tabpfn: Library = {
	key: "tabpfn",
	prettyLabel: "TabPFN",
	summary: "Predicts values in tables from labelled rows, without training a model, by Prior Labs.",
	licence: { value: "Apache-2.0", source: "pypi:tabpfn 9.2.0", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:tabpfn 9.2.0", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA", "ROCm", "Metal"], source: "pypi:tabpfn 9.2.0", day: "2026-11-23" },
	repoName: "TabPFN",
	repoUrl: "https://github.com/PriorLabs/TabPFN",
	filter: false,
	tasks: [],
	hostedTasks: [],
};
