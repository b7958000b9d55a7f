import type { Library } from "../shapes.ts";

export const renderformer: Library = {
	key: "renderformer",
	prettyLabel: "RenderFormer",
	repoName: "RenderFormer",
	repoUrl: "https://github.com/microsoft/renderformer",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "other", name: "git:https://github.com/microsoft/renderformer" },
};
