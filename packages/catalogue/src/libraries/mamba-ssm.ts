import type { Library } from "../shapes.ts";

export const mambaSsm: Library = {
	key: "mamba-ssm",
	prettyLabel: "MambaSSM",
	repoName: "MambaSSM",
	repoUrl: "https://github.com/state-spaces/mamba",
	filter: false,
	tasks: [],
	hostedTasks: [],
};
