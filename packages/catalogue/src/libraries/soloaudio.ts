import type { Library } from "../shapes.ts";

export const soloaudio: Library = {
	key: "soloaudio",
	prettyLabel: "SoloAudio",
	summary: "Isolates the sound that a text or a sample describes, by Helin Wang and co-authors.",
	licence: { value: "MIT", source: "github:WangHelin1997/SoloAudio@1fb3b14 README.md", day: "2026-11-23" },
	languages: { value: ["Python"], source: "github:WangHelin1997/SoloAudio@1fb3b14 README.md", day: "2026-11-23" },
	repoName: "SoloAudio",
	repoUrl: "https://github.com/WangHelin1997/SoloAudio",
	filter: false,
	countDownloads: { field: "path", value: "soloaudio_v2.pt" },
	tasks: [],
	hostedTasks: [],
};
