import type { Library } from "../shapes.ts";

export const cloudAgents: Library = {
	key: "cloud-agents",
	prettyLabel: "Cloud Agents",
	summary: "Distributes the training of language models over machines that CouchDB coordinates, by OpenPeer AI.",
	licence: { value: "MIT", source: "hub:OpenPeerAI/Cloud-Agents README.md", day: "2026-11-23" },
	languages: { value: ["Python"], source: "hub:OpenPeerAI/Cloud-Agents README.md", day: "2026-11-23" },
	repoName: "Cloud Agents",
	repoUrl: "https://huggingface.co/OpenPeerAI/Cloud-Agents",
	filter: false,
	countDownloads: { field: "path", value: "setup.py" },
	tasks: [],
	hostedTasks: [],
};
