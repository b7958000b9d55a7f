import type { TaskEntry } from "../shapes.ts";

export const tabularToText: TaskEntry = {
	id: "tabular-to-text",
	summary:
		"Rows are told as sentences: a match report from its box score, a weather forecast from its grid, a line of commentary under a chart. The facts are given, so the whole art is to say all of them, none other, in an order a reader would choose.",
	demo: {
		inputs: [
			{
				type: "tabular",
				table: [
					["station", "Mon", "Tue", "Wed"],
					["Kiel", "9 °C, rain", "11 °C, cloudy", "14 °C, sun"],
				],
			},
		],
		outputs: [
			{
				type: "text",
				label: "Text",
				content:
					"In Kiel the week begins wet at 9 °C. It clears by and by: cloudy and 11 °C on Tuesday, sun and 14 °C on Wednesday.",
			},
		],
		note: "Written for this page from the table.",
	},
	models: [],
	datasets: [],
	metrics: [],
	spaces: [],
	widgetModels: [],
	isPlaceholder: false,
	choosing: [
		"If the sentences are few in kind, templates are right. They never invent, they can be read by a lawyer, and they cost nothing. Models pay where the form varies: which fact leads, what is worth comparing, how not to sound the same every day.",
		"A general chat model with the rows in the prompt does most of the task today. Give it the table as plain CSV or JSON with units in the column names, say what may be computed (differences, totals) and what may not, and compute anything that matters before it sees the table; arithmetic is where it slips.",
		"For volume, fine-tune a small sequence-to-sequence model on a few thousand pairs of your own. It will be faster, cheaper and duller, which for reports is a virtue.",
		"Numbers have to be checked by a program, whatever wrote them.",
	],
	measuring: [
		"Extract the numbers and names from the text and compare them with the table: what is said and not there, what is there and not said. This catches most of what goes wrong and can run on every text.",
		"BLEU and ROUGE compare with one person's wording and punish every other. If you use them, use several references. PARENT, which looks at the table too, was made for this task.",
		"Let a reader judge order and tone on a sample. Correct and unreadable is the usual failure of the careful system.",
	],
	variants: {
		"rdf-to-text":
			"From triples of a knowledge graph (Kiel, lies on, the Baltic Sea) instead of rows. There is no column order to lean on, and what belongs in one sentence has to be found.",
	},
};
