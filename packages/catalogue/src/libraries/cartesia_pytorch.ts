import type { Library } from "../shapes.ts";

export const cartesiaPytorch: Library = {
	key: "cartesia_pytorch",
	prettyLabel: "Cartesia Pytorch",
	repoName: "Cartesia Pytorch",
	repoUrl: "https://github.com/cartesia-ai/cartesia_pytorch",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "cartesia-pytorch", alsoNeeds: ["transformers"] },
};
