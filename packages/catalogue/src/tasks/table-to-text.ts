import type { TaskEntry } from "../shapes.ts";

export const tableToText: TaskEntry = {
	id: "table-to-text",
	summary:
		"Writes text from exact records: a weather report from a forecast, a match report from a score sheet, a sentence under a chart. Everything the text says can be checked against the table, which makes this the most verifiable kind of generated text. Deciding what is worth saying is the harder half.",
	demo: {
		inputs: [
			{
				type: "tabular",
				table: [
					["Day", "Morning", "Afternoon", "Wind", "Rain"],
					["Friday", "9 °C", "14 °C", "W 3", "10 %"],
					["Saturday", "7 °C", "11 °C", "NW 6", "80 %"],
					["Sunday", "6 °C", "13 °C", "N 2", "5 %"],
				],
			},
		],
		outputs: [
			{
				type: "text",
				label: "Report",
				content:
					"After a mild Friday a wet and windy Saturday, with a north-wester of force 6 and no more than 11 °C. Sunday starts cold, but stays dry and almost calm.",
			},
		],
		note: "Table and report were written for this page. Of twelve values, the report gives two unchanged; the others became words or were omitted.",
	},
	models: [
		{
			id: "anmol-unitmole/data-to-text-executive-report-generator-flan-t5-base",
			description: "FLAN-T5 base, fine-tuned to write short reports about rows of figures. Apache-2.0.",
		},
		{
			id: "google-t5/t5-base",
			description:
				"Not trained for this, and yet the usual start: with the table written out as text, a few thousand of your own pairs make a sound model of it.",
		},
		{
			id: "facebook/bart-base",
			description: "Used like T5, but smaller: 140 M parameters, 1,024 tokens for table and text.",
		},
	],
	datasets: [],
	metrics: [
		{
			id: "PARENT",
			description:
				"Overlap with the reference and with the table: what is in the reference but not in the table earns nothing.",
		},
		{ id: "bleu", description: "Sequences of words shared with references; tells little unless there are several." },
		{
			id: "Slot error rate",
			description: "Values missing, wrong, repeated or invented, divided by those that should appear.",
		},
	],
	spaces: [],
	example: {
		id: "anmol-unitmole/data-to-text-executive-report-generator-flan-t5-base",
		tags: ["t5"],
		pipeline_tag: "table-to-text",
		library_name: "transformers",
		cardData: { license: "apache-2.0" },
		num_parameters: 247_577_856,
	},
	exampleSources: [
		{
			value: { parameters: 247_577_856, licence: "apache-2.0", gated: false },
			source: "starter:anmol-unitmole/data-to-text-executive-report-generator-flan-t5-base",
			day: "2026-11-24",
		},
	],
	widgetModels: [],
	isPlaceholder: false,
	choosing: [
		"Ask whether templates would do. If there are ten columns, a fixed audience and legal requirements, sentences with blanks are right by construction, cost nothing and read well with some effort on plurals and lists. Models earn their place when rows differ in kind, or when fluent variation is itself the product.",
		"Split the work in two. A program chooses what to say (the maximum, the change against last week, what is out of range) and computes each number; the model only phrases a short list of facts. Asked to do it all, language models make mistakes in sums and comparisons, but too rarely for anyone to notice.",
		"How the table is written into the prompt matters more than which model reads it. Repeat the column name with each value, spell out units, leave out columns not to be mentioned, and mark what is highlighted. For wide tables send a record for each row rather than a grid.",
		"A fine-tuned T5 of 220 M parameters on five thousand pairs writes in your house style, offline, and thousands of texts a minute on one GPU. An instruct model with five examples in the prompt is ready the same afternoon.",
	],
	measuring: [
		"Check values by program. Extract every number, name and date from the text, look for it in the table (allowing for rounding and for words such as doubled) and report the share of texts without a single stray. That one figure matters before all others, and it can be measured on live output without references.",
		"BLEU against one reference mostly measures whether the same facts were chosen. PARENT is better, since it holds the text against the table too. Where several references exist, as in WebNLG, use them all.",
		"Let people judge three things separately: is it true, does it say what matters, does it read well. Models gain on the third much faster than on the first. Include empty cells, ties, a zero and a value that is plainly wrong; what is written about those shows the rest.",
	],
};
