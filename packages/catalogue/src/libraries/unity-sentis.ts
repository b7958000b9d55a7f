import type { Library } from "../shapes.ts";

export const unitySentis: Library = {
	key: "unity-sentis",
	prettyLabel: "unity-sentis",
	repoName: "unity-sentis",
	repoUrl: "https://github.com/Unity-Technologies/sentis-samples",
	filter: true,
	countDownloads: { field: "path_extension", value: "sentis" },
	tasks: [],
	hostedTasks: [],
};
