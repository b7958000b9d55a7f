import type { Library } from "../shapes.ts";

export const colipri: Library = {
	key: "colipri",
	prettyLabel: "COLIPRI",
	repoName: "COLIPRI",
	repoUrl: "https://huggingface.co/microsoft/colipri",
	filter: false,
	countDownloads: { field: "path_extension", value: "safetensors" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "colipri" },
};
