import type { TaskEntry } from "../shapes.ts";

export const questionAnswering: TaskEntry = {
	id: "question-answering",
	summary: "A question and a text go in, and the stretch of the text that answers it comes out.",
	demo: { inputs: [], outputs: [] },
	models: [
		{
			id: "deepset/roberta-base-squad2",
			description: "RoBERTa fine-tuned on SQuAD 2.0, so it can also say that the text holds no answer.",
		},
		{
			id: "distilbert/distilbert-base-cased-distilled-squad",
			description: "A distilled BERT fine-tuned on SQuAD: smaller and faster, at some cost in accuracy.",
		},
		{ id: "google/tapas-base-finetuned-wtq", description: "Answers questions about tables rather than running text." },
	],
	datasets: [
		{ id: "squad_v2", description: "Questions on Wikipedia paragraphs, some of them deliberately without an answer." },
		{
			id: "natural_questions",
			description: "Questions people typed into a search engine, answered from Wikipedia pages.",
		},
	],
	metrics: [
		{
			id: "exact-match",
			description: "The share of answers that equal a reference, character for character after normalising.",
		},
		{ id: "f1", description: "How far the words of the answer overlap with those of the reference." },
	],
	spaces: [{ id: "deepset/wikipedia-assistant", description: "Asks questions of Wikipedia." }],
	widgetModels: ["deepset/roberta-base-squad2"],
	youtubeId: "ajPx5LwJD-I",
	isPlaceholder: true,
};
