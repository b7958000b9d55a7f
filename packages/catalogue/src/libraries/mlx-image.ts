import type { Library } from "../shapes.ts";

export const mlxImage: Library = {
	key: "mlx-image",
	prettyLabel: "mlx-image",
	repoName: "mlx-image",
	repoUrl: "https://github.com/riccardomusmeci/mlx-image",
	docsUrl: "https://huggingface.co/docs/hub/mlx-image",
	filter: false,
	countDownloads: { field: "path", value: "model.safetensors" },
	tasks: [],
	hostedTasks: [],
};
