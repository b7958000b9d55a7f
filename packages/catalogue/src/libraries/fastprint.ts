import type { Library } from "../shapes.ts";

export const fastprint: Library = {
	key: "fastprint",
	prettyLabel: "Fast Print",
	repoName: "Fast Print",
	repoUrl: "https://huggingface.co/OpenPeerAI/FastPrint",
	filter: false,
	countDownloads: { field: "path_extension", value: "cs" },
	tasks: [],
	hostedTasks: [],
};
