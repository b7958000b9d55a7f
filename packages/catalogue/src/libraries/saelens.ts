import type { Library } from "../shapes.ts";

export const saelens: Library = {
	key: "saelens",
	prettyLabel: "SAELens",
	repoName: "SAELens",
	repoUrl: "https://github.com/jbloomAus/SAELens",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "sae-lens" },
};
