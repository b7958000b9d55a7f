import type { Library } from "../shapes.ts";

export const mindspore: Library = {
	key: "mindspore",
	prettyLabel: "MindSpore",
	summary: "Trains and runs neural networks on Ascend chips, GPUs and CPUs, by Huawei.",
	licence: { value: "Apache-2.0", source: "pypi:mindspore 2.10.0", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:mindspore 2.10.0", day: "2026-11-23" },
	repoName: "mindspore",
	repoUrl: "https://github.com/mindspore-ai/mindspore",
	filter: false,
	tasks: [],
	hostedTasks: ["image-classification"],
};
