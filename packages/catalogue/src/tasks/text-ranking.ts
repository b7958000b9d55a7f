import type { TaskEntry } from "../shapes.ts";

export const textRanking: TaskEntry = {
	id: "text-ranking",
	summary:
		"Scores how well a text answers a query. Because a reranker reads both together, it notices the negation, the wrong year and the near miss that a comparison of vectors lets pass. It is also slow, one pass of the network per pair, and so it comes second: a search finds fifty or a hundred candidates, and the reranker sorts them.",
	demo: {
		inputs: [
			{ type: "text", label: "Query", content: "Can I take my bicycle on the night train?" },
			{ type: "text", label: "Text", content: "Night trains carry folded bicycles only, as hand luggage." },
			{ type: "text", label: "Text", content: "Bicycles travel free on all regional trains outside rush hour." },
			{ type: "text", label: "Text", content: "The night train leaves Vienna at 19:42 and arrives at 9:05." },
		],
		outputs: [
			{
				type: "chart",
				data: [
					{ label: "Night trains carry folded bicycles only, as hand luggage.", score: 0.94 },
					{ label: "Bicycles travel free on all regional trains outside rush hour.", score: 0.27 },
					{ label: "The night train leaves Vienna at 19:42 and arrives at 9:05.", score: 0.04 },
				],
			},
		],
		note: "Texts and scores are invented. Some rerankers return raw scores on no fixed scale; a sigmoid brings them between 0 and 1.",
	},
	models: [
		{
			id: "cross-encoder/ms-marco-MiniLM-L6-v2",
			description:
				"23 M parameters, English, 512 tokens: reorders a hundred passages on a CPU while the reader waits. Start here, and see whether more helps.",
		},
		{
			id: "Alibaba-NLP/gte-multilingual-reranker-base",
			description: "Some 70 languages, up to 8,192 tokens for query and text together.",
		},
		{
			id: "Alibaba-NLP/gte-reranker-modernbert-base",
			description: "Built on ModernBERT, English and code, up to 8,192 tokens.",
		},
	],
	datasets: [
		{
			id: "microsoft/ms_marco",
			description:
				"Queries of a search engine, with on average one marked passage each out of 8.8 million. Other good passages count as wrong.",
		},
	],
	metrics: [
		{
			id: "Normalized Discounted Cumulative Gain",
			description: "Gains by grade of usefulness, discounted by rank, divided by what the ideal order would get.",
		},
		{
			id: "Mean Reciprocal Rank",
			description:
				"One divided by the rank of the first right text, averaged over queries: for readers who take the first.",
		},
		{
			id: "Mean Average Precision",
			description: "Precision at each right text, averaged: for readers who want all of them.",
		},
	],
	spaces: [],
	example: {
		id: "cross-encoder/ms-marco-MiniLM-L6-v2",
		tags: [],
		pipeline_tag: "text-ranking",
		library_name: "sentence-transformers",
		cardData: { license: "apache-2.0" },
		num_parameters: 22_700_000,
	},
	exampleSources: [
		{
			value: { bytes: 90_900_000, licence: "apache-2.0", gated: false },
			source: "hub:cross-encoder/ms-marco-MiniLM-L-6-v2@f130f2b model.safetensors",
			day: "2026-11-24",
		},
	],
	widgetModels: ["cross-encoder/ms-marco-MiniLM-L6-v2"],
	isPlaceholder: false,
	choosing: [
		"Do the arithmetic first: the number of candidates times the time per pair. MiniLM on a CPU takes a few milliseconds a pair, an encoder of 300 M parameters wants a GPU, and a 4 B language model as reranker costs about a second for fifty. Halving the candidates usually loses less than halving the model.",
		"Length and language come next. A model that reads 512 tokens judges only the beginning of a chapter, so rank the passages and give the document the score of its best one. English models on other languages fail unevenly: names still match, and everything else drifts.",
		"Three families do this. Cross-encoders give a score for each pair. Late interaction (ColBERT) keeps a vector for every token and is fast enough to search as well. Language models can be asked which of two or of twenty texts is better: the best order, at the highest price, and dependent on how the candidates were shuffled.",
		"Fine-tuning pays early here: a few thousand queries with clicks or judgements, plus negatives out of your own first stage. Random negatives teach next to nothing, and the very hardest are often unlabelled right answers, so skip the first few.",
	],
	measuring: [
		"Measure behind your own first stage, with the candidates it really brings. What was not retrieved cannot be ranked up, so write recall at that depth beside the result, and the order without reranking as a baseline. A gain of zero means either a good search or a bad reranker, and recall tells which.",
		"Take nDCG at the number of results that are used: 10 for a page, 3 to 5 for passages passed to a language model. MS MARCO knows one right passage per query and calls the rest wrong; on sets judged in depth the order of models changes. One such set is TREC Deep Learning 2019: 0.51 for BM25 alone, 0.74 with the MiniLM above behind it.",
		"Scores are not comparable across queries unless somebody calibrated them, so a threshold for showing nothing needs labelled queries without an answer. Report the slowest one in twenty queries as well as the median; long candidates come in clusters.",
	],
};
