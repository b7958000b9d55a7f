import type { Library } from "../shapes.ts";

export const cloudAgents: Library = {
	key: "cloud-agents",
	prettyLabel: "Cloud Agents",
	repoName: "Cloud Agents",
	repoUrl: "https://huggingface.co/OpenPeerAI/Cloud-Agents",
	filter: false,
	countDownloads: { field: "path", value: "setup.py" },
	tasks: [],
	hostedTasks: [],
};
