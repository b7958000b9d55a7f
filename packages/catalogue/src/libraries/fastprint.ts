import type { Library } from "../shapes.ts";

export const fastprint: Library = {
	key: "fastprint",
	prettyLabel: "Fast Print",
	summary: "Firmware, slicing and models for GPU-accelerated 3D printing, by OpenPeer AI.",
	repoName: "Fast Print",
	repoUrl: "https://huggingface.co/OpenPeerAI/FastPrint",
	filter: false,
	countDownloads: { field: "path_extension", value: "cs" },
	tasks: [],
	hostedTasks: [],
};
