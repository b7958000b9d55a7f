import type { Library } from "../shapes.ts";

export const hyWorld2: Library = {
	key: "hy-world-2",
	prettyLabel: "HY-World-2.0",
	summary: "Generates and reconstructs 3D worlds from text, images or video, by Tencent.",
	languages: {
		value: ["Python"],
		source: "github:Tencent-Hunyuan/HY-World-2.0@28092a805bcc README.md",
		day: "2026-11-23",
	},
	platforms: {
		value: ["CUDA"],
		source: "github:Tencent-Hunyuan/HY-World-2.0@28092a805bcc README.md",
		day: "2026-11-23",
	},
	repoName: "HY-World-2.0",
	repoUrl: "https://github.com/Tencent-Hunyuan/HY-World-2.0",
	filter: false,
	countDownloads: { field: "path_extension", value: "json" },
	tasks: [],
	hostedTasks: [],
};
