import type { Library } from "../shapes.ts";

export const stanza: Library = {
	key: "stanza",
	prettyLabel: "Stanza",
	repoName: "stanza",
	repoUrl: "https://github.com/stanfordnlp/stanza",
	docsUrl: "https://huggingface.co/docs/hub/stanza",
	filter: true,
	countDownloads: { field: "path", value: "models/default.zip" },
	tasks: ["token-classification"],
	hostedTasks: ["token-classification"],
};
