import type { Library } from "../shapes.ts";

export const geometryCrafter: Library = {
	key: "geometry-crafter",
	prettyLabel: "GeometryCrafter",
	summary: "Estimates consistent point maps and geometry for every frame of a video, by Tencent ARC Lab.",
	repoName: "GeometryCrafter",
	repoUrl: "https://github.com/TencentARC/GeometryCrafter",
	filter: false,
	countDownloads: { field: "path", value: "point_map_vae/diffusion_pytorch_model.safetensors" },
	tasks: [],
	hostedTasks: [],
};
