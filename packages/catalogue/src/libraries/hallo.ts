import type { Library } from "../shapes.ts";

export const hallo: Library = {
	key: "hallo",
	prettyLabel: "Hallo",
	summary: "Animates a portrait in sync with recorded speech, by Fudan University and partners.",
	licence: { value: "MIT", source: "github:fudan-generative-vision/hallo@b6c497e LICENSE", day: "2026-11-24" },
	languages: {
		value: ["Python"],
		source: "github:fudan-generative-vision/hallo@01adcde README.md",
		day: "2026-11-24",
	},
	platforms: {
		value: ["CUDA"],
		source: "github:fudan-generative-vision/hallo@01adcde README.md",
		day: "2026-11-24",
	},
	repoName: "Hallo",
	repoUrl: "https://github.com/fudan-generative-vision/hallo",
	filter: false,
	countDownloads: { field: "path", value: "hallo/net.pth" },
	tasks: [],
	hostedTasks: [],
};
