import type { TaskEntry } from "../shapes.ts";

export const summarization: TaskEntry = {
	id: "summarization",
	summary: "A long text goes in, and a short one that keeps what matters comes out.",
	demo: { inputs: [], outputs: [] },
	models: [
		{ id: "facebook/bart-large-cnn", description: "BART fine-tuned on news articles and their highlights." },
		{ id: "Falconsai/medical_summarization", description: "Fine-tuned to summarise medical texts." },
	],
	datasets: [
		{ id: "mlsum", description: "News articles with summaries in French, German, Spanish, Russian and Turkish." },
		{ id: "samsum", description: "Chat-like dialogues, each with a short summary." },
	],
	metrics: [
		{ id: "rouge", description: "How many words and word sequences the summary shares with a reference summary." },
	],
	spaces: [
		{ id: "pszemraj/summarize-long-text", description: "Summarises texts longer than most models take." },
		{ id: "ml6team/distilbart-tos-summarizer-tosdr", description: "Summarises terms of service." },
		{ id: "pszemraj/document-summarization", description: "Summarises documents." },
		{
			id: "ml6team/post-processing-summarization",
			description: "Shows how a generated summary can be checked and mended.",
		},
	],
	widgetModels: ["facebook/bart-large-cnn"],
	youtubeId: "yHnr5Dk2zCI",
	canonicalId: "text2text-generation",
	canonicalIdToday: "text-generation",
	isPlaceholder: true,
};
