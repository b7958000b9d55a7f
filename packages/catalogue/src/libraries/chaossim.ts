import type { Library } from "../shapes.ts";

export const chaossim: Library = {
	key: "chaossim",
	prettyLabel: "ChaosSIM",
	summary: "A simulation project published on the hub, by OpenPeer AI.",
	licence: { value: "MIT", source: "github:OpenPeer-AI/ChaosSim@cbf144d README.md", day: "2026-11-24" },
	repoName: "ChaosSIM",
	repoUrl: "https://huggingface.co/OpenPeerAI/ChaosSIM/",
	filter: false,
	countDownloads: { field: "path", value: "ChaosSim.nb" },
	tasks: [],
	hostedTasks: [],
};
