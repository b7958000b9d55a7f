import type { TaskEntry } from "../shapes.ts";

export const textRetrieval: TaskEntry = {
	id: "text-retrieval",
	summary:
		"Finds the few texts among millions that answer a query, in a fraction of a second. The work is done in advance: every text is indexed by its words or turned into a vector, so that a query touches only a small part of the collection. The tag marks datasets; models for it have other tags: embeddings are under sentence similarity, rerankers under text ranking.",
	demo: {
		inputs: [
			{ type: "text", label: "Query", content: "moss in the lawn, what to do" },
			{
				type: "tabular",
				table: [
					["id", "text"],
					["17", "Scarify in spring, then sow into the gaps."],
					["42", "Mosses have no roots and drink through their leaves."],
					["58", "Sharpen the mower's blades once a season."],
					["…", "…"],
				],
			},
		],
		outputs: [
			{
				type: "tabular",
				table: [
					["rank", "id", "score"],
					["1", "17", "0.71"],
					["2", "42", "0.63"],
					["3", "58", "0.38"],
				],
			},
		],
		note: "Scores made up. Text 17 has neither moss nor lawn in it, so an index of words would have put 42 first.",
	},
	models: [
		{
			id: "BAAI/bge-m3",
			description:
				"One pass gives a dense vector, weights of words and a vector for each token, in over 100 languages: three ways to search, to be combined.",
		},
		{
			id: "thenlper/gte-large",
			description: "English passages of up to 512 tokens as vectors of 1,024 dimensions.",
		},
		{
			id: "sentence-transformers/all-MiniLM-L6-v2",
			description: "23 M parameters and 384 dimensions: quick on a CPU, and good enough for a first index.",
		},
	],
	datasets: [
		{
			id: "microsoft/ms_marco",
			description: "8.8 million web passages and a million real queries; where most retrievers learned.",
		},
		{
			id: "natural_questions",
			description: "Questions to a search engine, with the page of Wikipedia that answers and the place in it.",
		},
		{
			id: "fever/fever",
			description: "185,000 claims with the sentences of Wikipedia that support or refute them.",
		},
	],
	metrics: [
		{
			id: "Recall@k",
			description: "The share of right texts among the first k: what the next stage gets to see at all.",
		},
		{ id: "nDCG@10", description: "How near the first ten come to the ideal order; the usual figure of leaderboards." },
		{
			id: "Mean Reciprocal Rank",
			description: "Looks at the first right text alone: 1 for the top, a half for second place, and so on, averaged.",
		},
	],
	spaces: [],
	example: {
		id: "sentence-transformers/all-MiniLM-L6-v2",
		tags: [],
		pipeline_tag: "text-retrieval",
		library_name: "sentence-transformers",
		cardData: { license: "apache-2.0" },
		num_parameters: 22_713_728,
	},
	exampleSources: [
		{
			value: { parameters: 22_713_728, licence: "apache-2.0", gated: false },
			source: "starter:sentence-transformers/all-MiniLM-L6-v2",
			day: "2026-11-24",
		},
	],
	widgetModels: [],
	isPlaceholder: false,
	choosing: [
		"Start with BM25. It needs no training and no GPU, finds codes and names exactly, and can be explained. Add dense vectors where people use different words from the texts, merge the two lists by rank (reciprocal rank fusion has one parameter and works), and rerank the result. Each step should earn its place on your queries.",
		"Split texts before you embed them. Passages of 200 to 400 words, along headings and paragraphs, each with the title above it, beat both whole documents and fixed windows. Keep an id of the document and offsets with each, or you will not be able to show the source.",
		"The index is engineering rather than modelling. With up to about a hundred thousand vectors, compare the query with all of them: this is exact and takes milliseconds. Beyond that, use HNSW, with everything in memory; for tens of millions, quantized or on-disk indexes. Filters (language, rights, date) belong inside the search and not after it, or a page of ten shrinks to two.",
		"Plan for change: texts are edited, deleted and kept from some readers. An embedding gives away much of the text it came from, so it deserves the same protection.",
	],
	measuring: [
		"Recall at the depth you pass on is the figure to steer by; order can be mended later, absence cannot. Give it for the whole chain and for each source of candidates alone, so that you see what is gained by having two. For order, the public measure is BEIR, nDCG@10 averaged over its sets: BM25 has about 0.43, good embedding models 0.55 to 0.60.",
		"A test set is made from a log: a hundred queries or more, drawn to include rare ones, with the first results of several systems pooled and judged. What was not judged counts as wrong, and so a new system that finds new things looks worse than it is. Judge its new hits before you reject it.",
		"An approximate index adds an error of its own. Compare it with exact search on a thousand queries and tune until it finds 95 to 99 % of the same neighbours, at the filters and the load of the real system. Then count queries that should return nothing; vectors always return something.",
	],
	variants: {
		"document-retrieval": "Whole documents or passages for a query: the search engine's task.",
		"utterance-retrieval":
			"The best reply out of a stock of replies, given the conversation so far: for assistants that may say only what was approved.",
		"entity-linking-retrieval":
			"The entry of a knowledge base that a mention means. Candidates are found by name and aliases first, context decides among them.",
		"fact-checking-retrieval":
			"Evidence for and against a claim. Texts that refute it resemble it less than texts that repeat it, which is the difficulty.",
	},
};
