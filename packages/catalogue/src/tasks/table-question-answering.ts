import type { TaskEntry } from "../shapes.ts";

export const tableQuestionAnswering: TaskEntry = {
	id: "table-question-answering",
	summary: "A table and a question go in, and the answer found in or computed from its cells comes out.",
	demo: { inputs: [], outputs: [] },
	models: [
		{
			id: "microsoft/tapex-base",
			description: "BART taught to act as a SQL executor over tables; meant to be fine-tuned further.",
		},
		{
			id: "google/tapas-base-finetuned-wtq",
			description:
				"TAPAS fine-tuned on WikiTableQuestions: picks cells and, where needed, counts, sums or averages them.",
		},
	],
	datasets: [
		{
			id: "wikitablequestions",
			description: "Questions on tables taken from Wikipedia, many of which need several steps.",
		},
		{ id: "wikisql", description: "Questions on tables, each with the SQL query that answers it." },
	],
	metrics: [
		{
			id: "Denotation Accuracy",
			description: "The share of questions whose final answer is right, however it was reached.",
		},
	],
	spaces: [{ id: "katanaml/table-query", description: "Asks questions of a table." }],
	widgetModels: ["google/tapas-base-finetuned-wtq"],
	isPlaceholder: true,
};
