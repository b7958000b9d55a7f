import type { TaskEntry } from "../shapes.ts";

export const featureExtraction: TaskEntry = {
	id: "feature-extraction",
	summary:
		"A text goes in, and vectors that stand for its meaning come out, for other programs to compare or learn from.",
	demo: { inputs: [], outputs: [] },
	models: [
		{ id: "thenlper/gte-large", description: "English text embeddings of 1,024 dimensions." },
		{
			id: "Alibaba-NLP/gte-Qwen1.5-7B-instruct",
			description: "Text embeddings from a 7 B language model that is told the purpose of the query.",
		},
	],
	datasets: [{ id: "wikipedia", description: "The text of Wikipedia's articles, by language." }],
	metrics: [],
	spaces: [
		{ id: "mteb/leaderboard", description: "Ranks embedding models on the MTEB benchmark." },
		{ id: "mteb/arena", description: "Compares embedding models by readers' votes." },
	],
	widgetModels: ["facebook/bart-base"],
	isPlaceholder: true,
};
