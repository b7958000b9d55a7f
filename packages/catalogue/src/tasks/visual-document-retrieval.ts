import type { TaskEntry } from "../shapes.ts";

export const visualDocumentRetrieval: TaskEntry = {
	id: "visual-document-retrieval",
	summary: "A question and pictures of pages go in, and a score for how well each page answers it comes out.",
	demo: { inputs: [], outputs: [] },
	models: [
		{
			id: "vidore/colqwen2-v1.0",
			description: "Keeps many vectors a page and compares them with each word of the question.",
		},
		{ id: "Tevatron/OmniEmbed-v0.1", description: "Embeds text, pictures, audio and video in one space." },
	],
	datasets: [{ id: "vidore/colpali_train_set", description: "Questions with the pages that answer them." }],
	metrics: [
		{
			id: "Normalized Discounted Cumulative Gain at K",
			description: "Rewards putting the right pages first, looking at the first K only.",
		},
	],
	spaces: [
		{ id: "vidore/vidore-leaderboard", description: "Ranks models on the ViDoRe benchmark." },
		{ id: "vidore/visual-rag-tool", description: "Answers questions from pages found by their picture." },
	],
	widgetModels: [],
	isPlaceholder: true,
};
