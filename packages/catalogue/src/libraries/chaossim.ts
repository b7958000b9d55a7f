import type { Library } from "../shapes.ts";

export const chaossim: Library = {
	key: "chaossim",
	prettyLabel: "ChaosSIM",
	repoName: "ChaosSIM",
	repoUrl: "https://huggingface.co/OpenPeerAI/ChaosSIM/",
	filter: false,
	countDownloads: { field: "path", value: "ChaosSim.nb" },
	tasks: [],
	hostedTasks: [],
};
