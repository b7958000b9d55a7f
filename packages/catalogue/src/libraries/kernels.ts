import type { Library } from "../shapes.ts";

export const kernels: Library = {
	key: "kernels",
	prettyLabel: "Kernels",
	repoName: "Kernels",
	repoUrl: "https://github.com/huggingface/kernels",
	docsUrl: "https://huggingface.co/docs/kernels",
	filter: false,
	countDownloads: {
		all: [
			{ field: "path_filename", value: "_ops" },
			{ field: "path_extension", value: "py" },
		],
	},
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "kernels" },
};
