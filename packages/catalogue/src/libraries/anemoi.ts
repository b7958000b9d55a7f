import type { Library } from "../shapes.ts";

export const anemoi: Library = {
	key: "anemoi",
	prettyLabel: "AnemoI",
	repoName: "AnemoI",
	repoUrl: "https://github.com/ecmwf/anemoi-inference",
	docsUrl: "https://anemoi.readthedocs.io/en/latest/",
	filter: false,
	countDownloads: { field: "path_extension", value: "ckpt" },
	tasks: [],
	hostedTasks: [],
};
