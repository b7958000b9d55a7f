import type { Library } from "../shapes.ts";

export const whisperkit: Library = {
	key: "whisperkit",
	prettyLabel: "WhisperKit",
	repoName: "WhisperKit",
	repoUrl: "https://github.com/argmaxinc/WhisperKit",
	docsUrl: "https://github.com/argmaxinc/WhisperKit?tab=readme-ov-file#homebrew",
	filter: false,
	countDownloads: {
		all: [
			{ field: "path_filename", value: "model" },
			{ field: "path_extension", value: "mil" },
			{ exists: "path_prefix" },
		],
	},
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "other", name: "brew:whisperkit-cli" },
};
