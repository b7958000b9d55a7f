import type { Library } from "../shapes.ts";

export const liveportrait: Library = {
	key: "liveportrait",
	prettyLabel: "LivePortrait",
	repoName: "LivePortrait",
	repoUrl: "https://github.com/KwaiVGI/LivePortrait",
	filter: false,
	countDownloads: { field: "path", value: "liveportrait/landmark.onnx" },
	tasks: [],
	hostedTasks: [],
};
