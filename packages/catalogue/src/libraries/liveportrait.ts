import type { Library } from "../shapes.ts";

export const liveportrait: Library = {
	key: "liveportrait",
	prettyLabel: "LivePortrait",
	summary: "Animates a portrait with the expressions of a video, by Kuaishou.",
	licence: { value: "MIT", source: "github:KwaiVGI/LivePortrait@699a90aa3af8 LICENSE", day: "2026-11-23" },
	repoName: "LivePortrait",
	repoUrl: "https://github.com/KwaiVGI/LivePortrait",
	filter: false,
	countDownloads: { field: "path", value: "liveportrait/landmark.onnx" },
	tasks: [],
	hostedTasks: [],
};
