import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { QUESTION } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const bm25s: Library = {
	key: "bm25s",
	prettyLabel: "BM25S",
	summary: "Searches documents by keyword with the BM25 ranking, on sparse matrices, by Xing Han Lù.",
	licence: { value: "MIT", source: "pypi:bm25s 0.3.16", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:bm25s 0.3.16", day: "2026-11-23" },
	platforms: { value: ["CPU"], source: "pypi:bm25s 0.3.16", day: "2026-11-24" },
	repoName: "bm25s",
	repoUrl: "https://github.com/xhluca/bm25s",
	filter: false,
	countDownloads: { field: "path", value: "params.index.json" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "bm25s", alsoNeeds: ["huggingface_hub"] },
	snippets: snippets,
};

/** Finds documents if the index includes its corpus, otherwise their numbers. */
function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		import bm25s
		from bm25s.hf import BM25HF

		retriever = BM25HF.load_from_hub(${model.id}, load_corpus=True)

		documents, scores = retriever.retrieve(bm25s.tokenize(${QUESTION}), k=2)
		print(documents, scores)
	`;
	return [{ code }];
}
