import type { Library } from "../shapes.ts";

export const mect: Library = {
	key: "mect",
	prettyLabel: "MECT",
	summary: "Compares voices to verify who is speaking, by Ant Research.",
	licence: {
		value: "CC-BY-NC-SA-4.0",
		source: "github:ant-research/AntSpeaker@41dcd09 README.md",
		day: "2026-11-23",
	},
	languages: { value: ["Python"], source: "github:ant-research/AntSpeaker@41dcd09 README.md", day: "2026-11-23" },
	platforms: {
		value: ["CPU", "CUDA"],
		source: "github:ant-research/AntSpeaker@41dcd09 README.md",
		day: "2026-11-24",
	},
	repoName: "AntSpeaker",
	repoUrl: "https://github.com/ant-research/AntSpeaker",
	filter: false,
	countDownloads: { field: "path_extension", value: "pt" },
	tasks: [],
	hostedTasks: [],
};
