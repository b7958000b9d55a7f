import type { Library } from "../shapes.ts";

export const espnet: Library = {
	key: "espnet",
	prettyLabel: "ESPnet",
	repoName: "ESPnet",
	repoUrl: "https://github.com/espnet/espnet",
	docsUrl: "https://huggingface.co/docs/hub/espnet",
	filter: true,
	tasks: ["automatic-speech-recognition", "text-to-speech"],
	hostedTasks: ["text-to-speech", "automatic-speech-recognition"],
};
