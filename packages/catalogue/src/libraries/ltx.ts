import type { Library } from "../shapes.ts";

export const ltx: Library = {
	key: "ltx",
	prettyLabel: "LTX.io",
	repoName: "LTX-2",
	repoUrl: "https://github.com/Lightricks/LTX-2",
	docsUrl: "https://github.com/Lightricks/LTX-2",
	filter: false,
	countDownloads: { field: "path_extension", value: "safetensors" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "other", name: "git:https://github.com/Lightricks/LTX-2" },
};
