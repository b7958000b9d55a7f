import type { Library } from "../shapes.ts";

export const matanyone: Library = {
	key: "matanyone",
	prettyLabel: "MatAnyone",
	repoName: "MatAnyone",
	repoUrl: "https://github.com/pq-yang/MatAnyone",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "other", name: "git:https://github.com/pq-yang/MatAnyone" },
};
