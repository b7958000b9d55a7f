import type { Library } from "../shapes.ts";

export const ccpfn: Library = {
	key: "ccpfn",
	prettyLabel: "CCPFN",
	repoName: "CCPFN",
	repoUrl: "https://huggingface.co/Layer6/CCPFN",
	filter: false,
	countDownloads: { field: "path_extension", value: "pt" },
	tasks: [],
	hostedTasks: [],
};
