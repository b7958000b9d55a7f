import type { Library } from "../shapes.ts";

export const hunyuanworldVoyager: Library = {
	key: "hunyuanworld-voyager",
	prettyLabel: "HunyuanWorld-voyager",
	summary: "Generates video with depth along a camera path through a scene, from one image, by Tencent.",
	licence: {
		value: "LicenseRef-Tencent-HunyuanWorld-Voyager",
		source: "github:Tencent-Hunyuan/HunyuanWorld-Voyager@5126c68 LICENSE",
		day: "2026-11-24",
	},
	repoName: "HunyuanWorld-voyager",
	repoUrl: "https://github.com/Tencent-Hunyuan/HunyuanWorld-Voyager",
	filter: false,
	tasks: [],
	hostedTasks: [],
};
