import type { TaskEntry } from "../shapes.ts";

export const featureExtraction: TaskEntry = {
	id: "feature-extraction",
	summary:
		"Turns text into vectors: for each token, several hundred numbers that represent its meaning in context. Averaged, or taken from one chosen token, they become one vector for the text. Search, clustering and small classifiers are built on these vectors, without training the model itself.",
	demo: {
		inputs: [{ type: "text", label: "Text", content: "Ice floats." }],
		outputs: [
			{
				type: "tabular",
				table: [
					["token", "1", "2", "3", "…", "768"],
					["<s>", "0.021", "-0.114", "0.087", "…", "0.302"],
					["Ice", "1.340", "0.562", "-0.918", "…", "-0.245"],
					["floats", "0.733", "-1.207", "0.415", "…", "0.690"],
					[".", "-0.052", "0.198", "0.006", "…", "0.127"],
					["</s>", "0.018", "-0.109", "0.093", "…", "0.298"],
				],
			},
		],
		note: "The numbers are made up; the shape is that of BART base, a row for each token and 768 columns. A real tokenizer may split words.",
	},
	models: [
		{
			id: "thenlper/gte-large",
			description:
				"One vector of 1,024 dimensions for an English text of up to 512 tokens, fine on a CPU in small numbers.",
		},
		{
			id: "Alibaba-NLP/gte-Qwen1.5-7B-instruct",
			description:
				"4,096 dimensions out of a 7 B language model that reads up to 32,000 tokens and wants an instruction with each query.",
		},
	],
	datasets: [
		{
			id: "wikipedia",
			description: "All articles by language, cleaned of markup: the usual text to embed when you try an index.",
		},
	],
	metrics: [
		{
			id: "nDCG@10",
			description: "For vectors used in search: how near the first ten results come to the ideal order.",
		},
		{
			id: "Spearman correlation",
			description: "For similarity: whether cosines put pairs of texts in the order in which people do.",
		},
		{
			id: "accuracy",
			description: "Of a linear classifier trained on the frozen vectors: what can be read off them at all.",
		},
	],
	spaces: [
		{
			id: "mteb/leaderboard",
			description: "Ranks embedding models over many tasks and languages; sort by the column for your use.",
		},
		{ id: "mteb/arena", description: "Two unnamed models answer your query; you vote." },
	],
	example: {
		id: "facebook/bart-base",
		tags: [],
		pipeline_tag: "feature-extraction",
		library_name: "transformers",
		cardData: { license: "apache-2.0" },
		num_parameters: 139_000_000,
	},
	exampleSources: [
		{
			value: { bytes: 558_000_000, licence: "apache-2.0", gated: false },
			source: "hub:facebook/bart-base@aadd2ab model.safetensors",
			day: "2026-11-24",
		},
	],
	widgetModels: ["facebook/bart-base"],
	isPlaceholder: false,
	choosing: [
		"An encoder that was only pretrained (BERT, BART, XLM-R) gives features that are fine to train on and poor to compare: the cosines of its averaged vectors crowd near one another whatever the texts say. To compare texts, use a model trained for that; most of them are listed under sentence similarity or here, with sentence-transformers as the library on their card.",
		"How token vectors become one is part of the model. Some were trained with the mean over tokens, some with the first token, decoders with the last. Read it in the repository's `1_Pooling/config.json`, exclude padding from the mean, and normalise the length if the card does. The wrong pooling raises no error and costs tens of points.",
		"For token-level uses (alignment, tagging, probing) take the raw vectors, and not always of the last layer: in the middle of the stack syntax is clearest, and the last layers bend back towards the words to be predicted.",
		"Keep size in proportion. A 7 B embedder gains a few points over a 0.3 B one, at twenty times the compute for each text and several times the storage for each vector. Fine-tuning the small one on about ten thousand pairs of your own domain often closes the gap.",
	],
	measuring: [
		"Features have no accuracy; what is built on them has. So fix the use, keep that part simple (nearest neighbours, or logistic regression on frozen vectors) and compare models through it. If a linear probe cannot read a property, a larger head seldom will on little data.",
		"Put two baselines beside every figure: BM25 for search, bags of words for classification. On rare names, codes and part numbers they beat many embedders, which is why serious search often runs both.",
		"Check vectors as you would check data. Embed the same text twice, alone and in a batch with longer ones: a difference beyond rounding means that padding leaks in. Embed texts just over the maximum length, and see that the end is dropped. Measure again after quantizing vectors, since averages hide the queries that lost everything.",
	],
};
