import type { Library } from "../shapes.ts";
import { sentenceTransformersSnippets } from "./sentence-transformers/snippets.ts";

export const sentenceTransformers: Library = {
	key: "sentence-transformers",
	prettyLabel: "sentence-transformers",
	summary: "Computes embeddings and rankings of texts and images for search, by the UKP Lab and Hugging Face.",
	licence: { value: "Apache-2.0", source: "pypi:sentence-transformers 6.2.0", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:sentence-transformers 6.2.0", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA"], source: "pypi:sentence-transformers 6.2.0", day: "2026-11-24" },
	repoName: "sentence-transformers",
	repoUrl: "https://github.com/UKPLab/sentence-transformers",
	docsUrl: "https://huggingface.co/docs/hub/sentence-transformers",
	filter: true,
	tasks: ["feature-extraction", "sentence-similarity", "text-ranking"],
	hostedTasks: ["feature-extraction", "sentence-similarity"],
	package: { ecosystem: "pypi", name: "sentence-transformers" },
	snippets: sentenceTransformersSnippets,
};
