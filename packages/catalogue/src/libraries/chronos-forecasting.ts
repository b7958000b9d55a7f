import type { Library } from "../shapes.ts";

export const chronosForecasting: Library = {
	key: "chronos-forecasting",
	prettyLabel: "Chronos",
	repoName: "Chronos",
	repoUrl: "https://github.com/amazon-science/chronos-forecasting",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "chronos-forecasting", alsoNeeds: ["pandas"] },
};
