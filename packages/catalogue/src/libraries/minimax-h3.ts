import type { Library } from "../shapes.ts";

export const minimaxH3: Library = {
	key: "minimax-h3",
	prettyLabel: "MiniMax H3",
	summary: "Generates video with stereo sound from text, images, video and audio, by MiniMax.",
	repoName: "MiniMax-H3",
	repoUrl: "https://github.com/MiniMax-AI/MiniMax-H3",
	docsUrl: "https://huggingface.co/MiniMaxAI/MiniMax-H3",
	filter: false,
	// llama.cpp does not run the GGUF files of these models.
	priority: { before: "llama-cpp-python" },
	countDownloads: {
		any: [
			{ field: "path_extension", value: "safetensors" },
			{ field: "path_filename", value: "model_index" },
			{ field: "path_filename", value: "config" },
			{ field: "path", value: "modular_model_index.json" },
		],
	},
	tasks: [],
	hostedTasks: [],
};
