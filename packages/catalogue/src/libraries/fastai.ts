import type { Library } from "../shapes.ts";

export const fastai: Library = {
	key: "fastai",
	prettyLabel: "fastai",
	repoName: "fastai",
	repoUrl: "https://github.com/fastai/fastai",
	docsUrl: "https://huggingface.co/docs/hub/fastai",
	filter: true,
	tasks: [],
	hostedTasks: ["image-classification"],
};
