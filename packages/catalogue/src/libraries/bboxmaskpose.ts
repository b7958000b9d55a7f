import type { Library } from "../shapes.ts";

export const bboxmaskpose: Library = {
	key: "bboxmaskpose",
	prettyLabel: "BBoxMaskPose",
	summary:
		"Detects, segments and estimates the poses of people in crowded images, by Miroslav Purkrábek and Jiří Matas.",
	licence: { value: "GPL-3.0-only", source: "github:MiraPurkrabek/BBoxMaskPose@2161ac2 README.md", day: "2026-11-24" },
	languages: {
		value: ["Python"],
		source: "github:MiraPurkrabek/BBoxMaskPose@2161ac2 README.md",
		day: "2026-11-23",
	},
	platforms: { value: ["CUDA"], source: "github:MiraPurkrabek/BBoxMaskPose@2161ac2 README.md", day: "2026-11-23" },
	repoName: "BBoxMaskPose",
	repoUrl: "https://github.com/MiraPurkrabek/BBoxMaskPose",
	filter: false,
	countDownloads: { field: "path_extension", value: "pth" },
	tasks: [],
	hostedTasks: [],
};
