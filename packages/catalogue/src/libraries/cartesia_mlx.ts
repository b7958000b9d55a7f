import type { Library } from "../shapes.ts";

export const cartesiaMlx: Library = {
	key: "cartesia_mlx",
	prettyLabel: "Cartesia MLX",
	repoName: "Cartesia MLX",
	repoUrl: "https://github.com/cartesia-ai/cartesia_mlx",
	filter: false,
	tasks: [],
	hostedTasks: [],
};
