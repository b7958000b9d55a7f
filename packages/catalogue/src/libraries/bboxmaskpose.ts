import type { Library } from "../shapes.ts";

export const bboxmaskpose: Library = {
	key: "bboxmaskpose",
	prettyLabel: "BBoxMaskPose",
	repoName: "BBoxMaskPose",
	repoUrl: "https://github.com/MiraPurkrabek/BBoxMaskPose",
	filter: false,
	countDownloads: { field: "path_extension", value: "pth" },
	tasks: [],
	hostedTasks: [],
};
