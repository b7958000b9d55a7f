import type { Library } from "../shapes.ts";

export const flextab: Library = {
	key: "flextab",
	prettyLabel: "FlexTab",
	repoName: "FlexTab",
	repoUrl: "https://github.com/SAP-samples/flextab",
	filter: false,
	countDownloads: { field: "path_extension", value: "pt" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "other", name: "git:https://github.com/SAP-samples/flextab", alsoNeeds: ["scikit-learn"] },
};
