import type { Library } from "../shapes.ts";

export const cancertathomev2: Library = {
	key: "cancertathomev2",
	prettyLabel: "Cancer@HomeV2",
	repoName: "Cancer@HomeV2",
	repoUrl: "https://huggingface.co/OpenPeerAI/CancerAtHomeV2",
	filter: false,
	countDownloads: { field: "path", value: "run.py" },
	tasks: [],
	hostedTasks: [],
};
