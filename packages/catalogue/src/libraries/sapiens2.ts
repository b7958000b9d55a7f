import type { Library } from "../shapes.ts";

export const sapiens2: Library = {
	key: "sapiens2",
	prettyLabel: "sapiens2",
	summary: "Estimates pose, body parts, normals and 3D points of people, as the second generation of Sapiens, by Meta.",
	languages: {
		value: ["Python"],
		source: "github:facebookresearch/sapiens2@3098c1469fc8 README.md",
		day: "2026-11-23",
	},
	platforms: { value: ["CUDA"], source: "github:facebookresearch/sapiens2@3098c1469fc8 README.md", day: "2026-11-23" },
	repoName: "sapiens2",
	repoUrl: "https://github.com/facebookresearch/sapiens2",
	filter: false,
	countDownloads: { field: "path_extension", value: "safetensors" },
	tasks: [],
	hostedTasks: [],
};
