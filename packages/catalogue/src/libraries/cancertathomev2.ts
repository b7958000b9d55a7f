import type { Library } from "../shapes.ts";

export const cancertathomev2: Library = {
	key: "cancertathomev2",
	prettyLabel: "Cancer@HomeV2",
	summary: "Combines volunteer computing, genome data and a graph database for cancer research, by OpenPeer AI.",
	licence: { value: "MIT", source: "hub:OpenPeerAI/CancerAtHomeV2 README.md", day: "2026-11-23" },
	languages: { value: ["Python"], source: "hub:OpenPeerAI/CancerAtHomeV2 README.md", day: "2026-11-23" },
	repoName: "Cancer@HomeV2",
	repoUrl: "https://huggingface.co/OpenPeerAI/CancerAtHomeV2",
	filter: false,
	countDownloads: { field: "path", value: "run.py" },
	tasks: [],
	hostedTasks: [],
};
