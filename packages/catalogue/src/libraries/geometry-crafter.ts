import type { Library } from "../shapes.ts";

export const geometryCrafter: Library = {
	key: "geometry-crafter",
	prettyLabel: "GeometryCrafter",
	summary: "Estimates consistent point maps and geometry for every frame of a video, by Tencent ARC Lab.",
	licence: {
		value: "LicenseRef-GeometryCrafter",
		source: "github:TencentARC/GeometryCrafter@2a6caef LICENSE",
		day: "2026-11-24",
	},
	languages: {
		value: ["Python"],
		source: "github:TencentARC/GeometryCrafter@eb8112b README.md",
		day: "2026-11-24",
	},
	platforms: { value: ["CUDA"], source: "github:TencentARC/GeometryCrafter@eb8112b README.md", day: "2026-11-24" },
	repoName: "GeometryCrafter",
	repoUrl: "https://github.com/TencentARC/GeometryCrafter",
	filter: false,
	countDownloads: { field: "path", value: "point_map_vae/diffusion_pytorch_model.safetensors" },
	tasks: [],
	hostedTasks: [],
};
