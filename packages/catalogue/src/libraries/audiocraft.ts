import type { Library } from "../shapes.ts";

export const audiocraft: Library = {
	key: "audiocraft",
	prettyLabel: "Audiocraft",
	repoName: "audiocraft",
	repoUrl: "https://github.com/facebookresearch/audiocraft",
	filter: false,
	countDownloads: { field: "path", value: "state_dict.bin" },
	tasks: [],
	hostedTasks: [],
};
