import type { Library } from "../shapes.ts";

export const glmTts: Library = {
	key: "glm-tts",
	prettyLabel: "GLM-TTS",
	repoName: "GLM-TTS",
	repoUrl: "https://github.com/zai-org/GLM-TTS",
	filter: false,
	countDownloads: { field: "path", value: "flow/flow.pt" },
	tasks: [],
	hostedTasks: [],
};
