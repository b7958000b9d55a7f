import type { Library } from "../shapes.ts";

export const lerobot: Library = {
	key: "lerobot",
	prettyLabel: "LeRobot",
	repoName: "LeRobot",
	repoUrl: "https://github.com/huggingface/lerobot",
	docsUrl: "https://huggingface.co/docs/lerobot",
	filter: false,
	tasks: [],
	hostedTasks: [],
};
