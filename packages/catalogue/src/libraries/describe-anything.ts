import type { Library } from "../shapes.ts";

export const describeAnything: Library = {
	key: "describe-anything",
	prettyLabel: "Describe Anything",
	repoName: "Describe Anything",
	repoUrl: "https://github.com/NVlabs/describe-anything",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: {
		ecosystem: "other",
		name: "git:https://github.com/NVlabs/describe-anything",
		alsoNeeds: ["huggingface_hub"],
	},
};
