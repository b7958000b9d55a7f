import type { Library } from "../shapes.ts";

export const videoprism: Library = {
	key: "videoprism",
	prettyLabel: "VideoPrism",
	repoName: "VideoPrism",
	repoUrl: "https://github.com/google-deepmind/videoprism",
	filter: false,
	countDownloads: { field: "path_extension", value: "npz" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "other", name: "git:https://github.com/google-deepmind/videoprism", alsoNeeds: ["jax"] },
};
