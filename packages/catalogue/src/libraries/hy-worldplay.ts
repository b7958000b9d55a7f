import type { Library } from "../shapes.ts";

export const hyWorldplay: Library = {
	key: "hy-worldplay",
	prettyLabel: "HY-WorldPlay",
	summary: "Generates video of a world in real time, steered with keys and mouse, by Tencent.",
	languages: {
		value: ["Python"],
		source: "github:Tencent-Hunyuan/HY-WorldPlay@0a2a256 README.md",
		day: "2026-11-23",
	},
	platforms: {
		value: ["CUDA"],
		source: "github:Tencent-Hunyuan/HY-WorldPlay@0a2a256 README.md",
		day: "2026-11-23",
	},
	repoName: "HY-WorldPlay",
	repoUrl: "https://github.com/Tencent-Hunyuan/HY-WorldPlay",
	filter: false,
	countDownloads: { field: "path_extension", value: "json" },
	tasks: [],
	hostedTasks: [],
};
