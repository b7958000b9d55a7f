import type { Library } from "../shapes.ts";

export const nobg: Library = {
	key: "nobg",
	prettyLabel: "nobg",
	repoName: "nobg",
	repoUrl: "https://github.com/feyninc/nobg",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "nobg", alsoNeeds: ["torch", "loadimg"] },
};
