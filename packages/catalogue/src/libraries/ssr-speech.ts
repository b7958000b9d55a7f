import type { Library } from "../shapes.ts";

export const ssrSpeech: Library = {
	key: "ssr-speech",
	prettyLabel: "SSR-Speech",
	summary: "Edits words in recordings and generates speech in a given voice, by Helin Wang and co-authors.",
	licence: { value: "MIT", source: "github:WangHelin1997/SSR-Speech@9510b8b LICENSE", day: "2026-11-24" },
	languages: { value: ["Python"], source: "github:WangHelin1997/SSR-Speech@00ad91c README.md", day: "2026-11-23" },
	platforms: { value: ["CUDA"], source: "github:WangHelin1997/SSR-Speech@00ad91c README.md", day: "2026-11-23" },
	repoName: "SSR-Speech",
	repoUrl: "https://github.com/WangHelin1997/SSR-Speech",
	filter: false,
	// Elsewhere published with a dot before the extension, which would count no file.
	countDownloads: { field: "path_extension", value: "pth" },
	tasks: [],
	hostedTasks: [],
};
