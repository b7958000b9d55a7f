import type { Library } from "../shapes.ts";

export const quantumpeer: Library = {
	key: "quantumpeer",
	prettyLabel: "QuantumPeer",
	repoName: "QuantumPeer",
	repoUrl: "https://github.com/OpenPeer-AI/QuantumPeer",
	filter: false,
	// Elsewhere published as the extension "setup.py", which no file has.
	countDownloads: { field: "path", value: "setup.py" },
	tasks: [],
	hostedTasks: [],
};
