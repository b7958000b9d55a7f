import type { TaskEntry } from "../shapes.ts";

export const fillMask: TaskEntry = {
	id: "fill-mask",
	summary: "A text with a gap goes in, and the likeliest words for the gap come out, each with a score.",
	demo: { inputs: [], outputs: [] },
	models: [
		{
			id: "answerdotai/ModernBERT-large",
			description: "An encoder for English and code that reads up to 8,192 tokens.",
		},
		{ id: "FacebookAI/xlm-roberta-base", description: "RoBERTa trained on text in 100 languages." },
	],
	datasets: [
		{ id: "wikipedia", description: "The text of Wikipedia's articles, by language." },
		{ id: "c4", description: "Web pages from Common Crawl, cleaned." },
	],
	metrics: [
		{ id: "cross_entropy", description: "How surprised the model is by the hidden word, on average; lower is better." },
		{
			id: "perplexity",
			description: "The same as a number of equally likely choices: the exponential of cross entropy.",
		},
	],
	spaces: [],
	widgetModels: ["distilroberta-base"],
	youtubeId: "mqElG5QJWUg",
	isPlaceholder: true,
};
