import type { Library } from "../shapes.ts";

export const dockingAtHome: Library = {
	key: "docking-at-home",
	prettyLabel: "Docking@Home",
	repoName: "Docking@Home",
	repoUrl: "https://huggingface.co/OpenPeerAI/DockingAtHOME",
	filter: false,
	countDownloads: { field: "path", value: "setup.py" },
	tasks: [],
	hostedTasks: [],
};
