import type { Library } from "../shapes.ts";

export const supertonic: Library = {
	key: "supertonic",
	prettyLabel: "Supertonic",
	repoName: "Supertonic",
	repoUrl: "https://github.com/supertone-inc/supertonic",
	filter: false,
	tasks: [],
	hostedTasks: [],
};
