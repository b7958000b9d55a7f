import type { TaskEntry } from "../shapes.ts";

export const sentenceSimilarity: TaskEntry = {
	id: "sentence-similarity",
	summary:
		"Turns each sentence into a vector; the similarity of two sentences is the cosine of the angle between their vectors. Vectors can be computed once and stored, so a query is compared with millions of texts in milliseconds. Semantic search, clustering and finding duplicates all build on this.",
	demo: {
		inputs: [
			{ type: "text", label: "Source sentence", content: "How do I reset my password?" },
			{ type: "text", label: "Sentence to compare", content: "I have forgotten my login and cannot get in." },
			{ type: "text", label: "Sentence to compare", content: "Passwords must have at least twelve characters." },
			{ type: "text", label: "Sentence to compare", content: "Where do I change my delivery address?" },
		],
		outputs: [
			{
				type: "chart",
				data: [
					{ label: "I have forgotten my login and cannot get in.", score: 0.64 },
					{ label: "Passwords must have at least twelve characters.", score: 0.47 },
					{ label: "Where do I change my delivery address?", score: 0.22 },
				],
			},
		],
		note: "Scores made up, in a plausible order: the best match shares no telling word with the source.",
	},
	models: [
		{
			id: "sentence-transformers/all-mpnet-base-v2",
			description:
				"English, 768 dimensions, reads 384 tokens: for years the all-round choice, and still a fair baseline.",
		},
		{
			id: "BAAI/bge-m3",
			description:
				"More than 100 languages and texts of up to 8,192 tokens; gives one dense vector, weights of words, or a vector for each token.",
		},
		{
			id: "HIT-TMG/KaLM-embedding-multilingual-mini-instruct-v1.5",
			description: "A small language model for many languages; the query may say what is being looked for.",
		},
	],
	datasets: [
		{
			id: "microsoft/ms_marco",
			description: "Real search queries with passages that answer them: where most retrieval models learned.",
		},
	],
	metrics: [
		{
			id: "Mean Reciprocal Rank",
			description:
				"One divided by the rank of the first right text, averaged over queries. It ignores everything after the first.",
		},
		{
			id: "Cosine Similarity",
			description: "The similarity itself, from -1 to 1; its scale differs from model to model.",
		},
	],
	spaces: [
		{
			id: "Gradio-Blocks/Ask_Questions_To_YouTube_Videos",
			description: "Finds the moment of a video that answers a question.",
		},
		{ id: "Gradio-Blocks/pubmed-abstract-retriever", description: "Finds abstracts of PubMed by meaning." },
		{ id: "nickmuchi/article-text-summarizer", description: "Summarises articles and searches them by meaning." },
		{
			id: "sentence-transformers/Sentence_Transformers_for_semantic_search",
			description: "Compares models at semantic search.",
		},
	],
	example: {
		id: "sentence-transformers/all-MiniLM-L6-v2",
		tags: [],
		pipeline_tag: "sentence-similarity",
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
	widgetModels: ["sentence-transformers/all-MiniLM-L6-v2"],
	youtubeId: "VCZq5AkbNEU",
	isPlaceholder: false,
	choosing: [
		"Two uses look alike but differ. Comparing like with like (two questions, two titles) is symmetric; finding the passage that answers a question is not, since an answer seldom resembles its question. Models trained on paraphrases are weak at the second. Many retrieval models want a prefix, such as `query: ` and `passage: `, or an instruction with the query. Leave it out and nothing fails; results just get worse.",
		"Read the maximum length. A model that reads 384 tokens judges a ten-page report by its first page. Cut long texts into passages and keep the heading with each; a longer context does not replace that, because one vector has to average all it read.",
		"A million vectors of 1,024 dimensions are 4 GB as 32-bit floats. Models trained for it (Matryoshka) let you keep only the first 256 dimensions; 8-bit or binary vectors save more, with the best few hundred compared again in full. A cross-encoder that reads query and text together then puts the top fifty in order: often the largest gain for the least work.",
		"Vectors of two models cannot be compared, so changing the model means embedding everything again. Pick on your own queries before you fill the store, and write the model's revision beside the vectors.",
	],
	measuring: [
		"A cosine has no meaning of its own. Some models put unrelated texts at 0.7, others at 0.1. So a threshold belongs to one model and is set on pairs you labelled; only the order of results carries over.",
		"For similarity, report Spearman's correlation with people's ratings, which looks at order alone: 0.83 on the STS benchmark is the mark of all-mpnet-base-v2, and 0.88 is very good. For search, report recall at the number of texts you pass on (to a reader or a reranker) and nDCG for the order of those that are seen. Mean reciprocal rank is right where one answer is enough.",
		"The average of a leaderboard mixes classification, clustering and retrieval in many domains; read the column of your use. Public test sets have been trained on, knowingly or not. A hundred queries from your own log, with the texts that should come up, tell you more; judge unlabelled hits by eye before counting them as wrong, for most collections are labelled in part.",
	],
};
