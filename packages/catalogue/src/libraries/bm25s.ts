import type { Library } from "../shapes.ts";

export const bm25s: Library = {
	key: "bm25s",
	prettyLabel: "BM25S",
	repoName: "bm25s",
	repoUrl: "https://github.com/xhluca/bm25s",
	filter: false,
	countDownloads: { field: "path", value: "params.index.json" },
	tasks: [],
	hostedTasks: [],
};
