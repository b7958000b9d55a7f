import type { Library } from "../shapes.ts";
import { sentenceTransformersSnippets } from "./sentence-transformers/snippets.ts";

export const sentenceTransformers: Library = {
	key: "sentence-transformers",
	prettyLabel: "sentence-transformers",
	repoName: "sentence-transformers",
	repoUrl: "https://github.com/UKPLab/sentence-transformers",
	docsUrl: "https://huggingface.co/docs/hub/sentence-transformers",
	filter: true,
	tasks: ["feature-extraction", "sentence-similarity", "text-ranking"],
	hostedTasks: ["feature-extraction", "sentence-similarity"],
	package: { ecosystem: "pypi", name: "sentence-transformers" },
	snippets: sentenceTransformersSnippets,
};
