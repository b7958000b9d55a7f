import type { Library } from "../shapes.ts";

export const dockingAtHome: Library = {
	key: "docking-at-home",
	prettyLabel: "Docking@Home",
	summary: "Distributes the docking of molecules over volunteers' computers and GPUs, by OpenPeer AI.",
	languages: { value: ["Python"], source: "hub:OpenPeerAI/DockingAtHOME README.md", day: "2026-11-23" },
	repoName: "Docking@Home",
	repoUrl: "https://huggingface.co/OpenPeerAI/DockingAtHOME",
	filter: false,
	countDownloads: { field: "path", value: "setup.py" },
	tasks: [],
	hostedTasks: [],
};
