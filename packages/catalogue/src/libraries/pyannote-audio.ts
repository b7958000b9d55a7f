import type { Library } from "../shapes.ts";

export const pyannoteAudio: Library = {
	key: "pyannote-audio",
	prettyLabel: "pyannote.audio",
	repoName: "pyannote-audio",
	repoUrl: "https://github.com/pyannote/pyannote-audio",
	filter: true,
	tasks: [],
	hostedTasks: ["automatic-speech-recognition"],
};
