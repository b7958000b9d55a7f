import type { Library } from "../shapes.ts";

export const mlx: Library = {
	key: "mlx",
	prettyLabel: "MLX",
	repoName: "MLX",
	repoUrl: "https://github.com/ml-explore/mlx-examples/tree/main",
	filter: true,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "mlx-lm", alsoNeeds: ["mlx-vlm"] },
};
