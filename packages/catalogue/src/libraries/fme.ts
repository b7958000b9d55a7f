import type { Library } from "../shapes.ts";

export const fme: Library = {
	key: "fme",
	prettyLabel: "Full Model Emulation",
	summary: "Emulates weather and climate models at a fraction of their cost, by the Allen Institute for AI.",
	repoName: "Full Model Emulation",
	repoUrl: "https://github.com/ai2cm/ace",
	docsUrl: "https://ai2-climate-emulator.readthedocs.io/en/latest/",
	filter: false,
	countDownloads: { field: "path_extension", value: "tar" },
	tasks: [],
	hostedTasks: [],
};
