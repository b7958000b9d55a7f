import type { Library } from "../shapes.ts";

export const quantumpeer: Library = {
	key: "quantumpeer",
	prettyLabel: "QuantumPeer",
	summary: "Combines a language model with a simulated quantum circuit, by OpenPeer AI.",
	licence: { value: "CC-BY-NC-4.0", source: "hub:OpenPeerAI/QuantumPeer README.md", day: "2026-11-23" },
	repoName: "QuantumPeer",
	repoUrl: "https://github.com/OpenPeer-AI/QuantumPeer",
	filter: false,
	// Elsewhere published as the extension "setup.py", which no file has.
	countDownloads: { field: "path", value: "setup.py" },
	tasks: [],
	hostedTasks: [],
};
