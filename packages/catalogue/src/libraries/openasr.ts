import type { Library } from "../shapes.ts";

export const openasr: Library = {
	key: "openasr",
	prettyLabel: "OpenASR",
	repoName: "OpenASR",
	repoUrl: "https://github.com/QuintinShaw/openasr",
	docsUrl: "https://github.com/QuintinShaw/openasr/blob/main/docs/DOCS_INDEX.md",
	filter: false,
	countDownloads: { field: "path_extension", value: "oasr" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "other", name: "github-release:QuintinShaw/openasr" },
};
