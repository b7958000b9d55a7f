import type { Library } from "../shapes.ts";

export const sapiens: Library = {
	key: "sapiens",
	prettyLabel: "sapiens",
	summary: "Estimates pose, body parts, depth and normals of people in images, by Meta.",
	licence: { value: "CC-BY-NC-4.0", source: "github:facebookresearch/sapiens@4bcff2b LICENSE", day: "2026-11-24" },
	languages: { value: ["Python"], source: "github:facebookresearch/sapiens@0f27d89 README.md", day: "2026-11-24" },
	repoName: "sapiens",
	repoUrl: "https://github.com/facebookresearch/sapiens",
	filter: false,
	countDownloads: {
		any: [
			{ field: "path_extension", value: "pt2" },
			{ field: "path_extension", value: "pth" },
			{ field: "path_extension", value: "onnx" },
		],
	},
	tasks: [],
	hostedTasks: [],
};
