import type { Library } from "../shapes.ts";

export const sampleFactory: Library = {
	key: "sample-factory",
	prettyLabel: "sample-factory",
	repoName: "sample-factory",
	repoUrl: "https://github.com/alex-petrenko/sample-factory",
	docsUrl: "https://huggingface.co/docs/hub/sample-factory",
	filter: true,
	countDownloads: { field: "path", value: "cfg.json" },
	tasks: ["reinforcement-learning"],
	hostedTasks: [],
};
