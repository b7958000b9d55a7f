import type { Library } from "../shapes.ts";

export const soloaudio: Library = {
	key: "soloaudio",
	prettyLabel: "SoloAudio",
	repoName: "SoloAudio",
	repoUrl: "https://github.com/WangHelin1997/SoloAudio",
	filter: false,
	countDownloads: { field: "path", value: "soloaudio_v2.pt" },
	tasks: [],
	hostedTasks: [],
};
