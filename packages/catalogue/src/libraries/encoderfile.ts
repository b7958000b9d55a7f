import type { Library } from "../shapes.ts";

export const encoderfile: Library = {
	key: "encoderfile",
	prettyLabel: "encoderfile",
	repoName: "encoderfile",
	repoUrl: "https://github.com/mozilla-ai/encoderfile",
	filter: false,
	countDownloads: { field: "path_extension", value: "encoderfile" },
	tasks: [],
	hostedTasks: [],
};
