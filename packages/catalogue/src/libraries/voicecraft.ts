import type { Library } from "../shapes.ts";

export const voicecraft: Library = {
	key: "voicecraft",
	prettyLabel: "VoiceCraft",
	repoName: "VoiceCraft",
	repoUrl: "https://github.com/jasonppy/VoiceCraft",
	docsUrl: "https://github.com/jasonppy/VoiceCraft",
	filter: false,
	tasks: [],
	hostedTasks: [],
};
