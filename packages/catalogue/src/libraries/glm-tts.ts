import type { Library } from "../shapes.ts";

export const glmTts: Library = {
	key: "glm-tts",
	prettyLabel: "GLM-TTS",
	summary: "Generates speech in Chinese and English with a cloned voice and controlled emotion, by Z.ai.",
	licence: { value: "Apache-2.0", source: "github:zai-org/GLM-TTS@5d5f4ef utils/vocos_util.py", day: "2026-11-24" },
	languages: { value: ["Python"], source: "github:zai-org/GLM-TTS@1b4ed5a README.md", day: "2026-11-23" },
	platforms: { value: ["CUDA"], source: "github:zai-org/GLM-TTS@5d5f4ef utils/vocos_util.py", day: "2026-11-24" },
	repoName: "GLM-TTS",
	repoUrl: "https://github.com/zai-org/GLM-TTS",
	filter: false,
	countDownloads: { field: "path", value: "flow/flow.pt" },
	tasks: [],
	hostedTasks: [],
};
