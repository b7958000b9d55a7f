import type { Library } from "../shapes.ts";

export const ccpfn: Library = {
	key: "ccpfn",
	prettyLabel: "CCPFN",
	summary: "Weights of a pretrained model published without documentation by Layer 6 AI.",
	licence: { value: "Apache-2.0", source: "hub:Layer6/CCPFN README.md", day: "2026-11-23" },
	repoName: "CCPFN",
	repoUrl: "https://huggingface.co/Layer6/CCPFN",
	filter: false,
	countDownloads: { field: "path_extension", value: "pt" },
	tasks: [],
	hostedTasks: [],
};
