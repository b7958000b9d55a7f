import type { Library } from "../shapes.ts";

export const openOasis: Library = {
	key: "open-oasis",
	prettyLabel: "open-oasis",
	summary: "Generates a playable world like Minecraft frame by frame, by Decart and Etched.",
	languages: { value: ["Python"], source: "github:etched-ai/open-oasis@c4fd067 generate.py", day: "2026-11-24" },
	platforms: { value: ["CUDA"], source: "github:etched-ai/open-oasis@c4fd067 generate.py", day: "2026-11-24" },
	repoName: "open-oasis",
	repoUrl: "https://github.com/etched-ai/open-oasis",
	filter: false,
	countDownloads: { field: "path", value: "oasis500m.safetensors" },
	tasks: [],
	hostedTasks: [],
};
