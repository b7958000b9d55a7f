import type { Library } from "../shapes.ts";

export const encoderfile: Library = {
	key: "encoderfile",
	prettyLabel: "encoderfile",
	summary: "Packs an encoder model and its server into a single executable, by Mozilla.ai.",
	platforms: { value: ["CPU"], source: "github:mozilla-ai/encoderfile@04f3bf9 README.md", day: "2026-11-24" },
	licence: { value: "Apache-2.0", source: "github:mozilla-ai/encoderfile@04f3bf9 README.md", day: "2026-11-23" },
	repoName: "encoderfile",
	repoUrl: "https://github.com/mozilla-ai/encoderfile",
	filter: false,
	countDownloads: { field: "path_extension", value: "encoderfile" },
	tasks: [],
	hostedTasks: [],
};
