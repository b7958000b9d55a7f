import type { Library } from "../shapes.ts";

export const chaossim: Library = {
	key: "chaossim",
	prettyLabel: "ChaosSIM",
	summary: "A simulation project published on the hub, by OpenPeer AI.",
	repoName: "ChaosSIM",
	repoUrl: "https://huggingface.co/OpenPeerAI/ChaosSIM/",
	filter: false,
	countDownloads: { field: "path", value: "ChaosSim.nb" },
	tasks: [],
	hostedTasks: [],
};
