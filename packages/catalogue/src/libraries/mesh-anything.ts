import type { Library } from "../shapes.ts";

export const meshAnything: Library = {
	key: "mesh-anything",
	prettyLabel: "MeshAnything",
	repoName: "MeshAnything",
	repoUrl: "https://github.com/buaacyw/MeshAnything",
	filter: false,
	countDownloads: { field: "path", value: "MeshAnything_350m.pth" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "other", name: "git:https://github.com/buaacyw/MeshAnything" },
};
