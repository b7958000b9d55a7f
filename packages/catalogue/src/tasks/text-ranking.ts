import type { TaskEntry } from "../shapes.ts";

export const textRanking: TaskEntry = {
	id: "text-ranking",
	summary: "A query and several texts go in, and a score for how well each text serves the query comes out.",
	demo: { inputs: [], outputs: [] },
	models: [
		{
			id: "cross-encoder/ms-marco-MiniLM-L6-v2",
			description: "A small English cross-encoder trained on MS MARCO; fast enough to rerank on a CPU.",
		},
		{ id: "Alibaba-NLP/gte-multilingual-reranker-base", description: "A reranker for many languages." },
		{
			id: "Alibaba-NLP/gte-reranker-modernbert-base",
			description: "A reranker built on ModernBERT, for longer English texts.",
		},
	],
	datasets: [{ id: "microsoft/ms_marco", description: "Search queries with passages that answer them." }],
	metrics: [
		{
			id: "Normalized Discounted Cumulative Gain",
			description: "Rewards putting the most useful texts first; 1 is the ideal order.",
		},
		{
			id: "Mean Reciprocal Rank",
			description: "One divided by the rank of the first right text, averaged over queries.",
		},
		{
			id: "Mean Average Precision",
			description: "Precision at the rank of every right text, averaged over texts and queries.",
		},
	],
	spaces: [],
	widgetModels: ["cross-encoder/ms-marco-MiniLM-L6-v2"],
	isPlaceholder: true,
};
