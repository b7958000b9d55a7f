import type { Library } from "../shapes.ts";

export const ssrSpeech: Library = {
	key: "ssr-speech",
	prettyLabel: "SSR-Speech",
	repoName: "SSR-Speech",
	repoUrl: "https://github.com/WangHelin1997/SSR-Speech",
	filter: false,
	// Elsewhere published with a dot before the extension, which would count no file.
	countDownloads: { field: "path_extension", value: "pth" },
	tasks: [],
	hostedTasks: [],
};
