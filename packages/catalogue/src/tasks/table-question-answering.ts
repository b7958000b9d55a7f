import type { TaskEntry } from "../shapes.ts";

export const tableQuestionAnswering: TaskEntry = {
	id: "table-question-answering",
	summary:
		"Answers a question about a table with a cell, several cells, or a number computed from them. There are two approaches. Models such as TAPAS read the whole table as text with row and column numbers and point at cells; others write a query in SQL or Python, which a database runs.",
	demo: {
		inputs: [
			{
				type: "tabular",
				table: [
					["Ferry", "Built", "Passengers", "Cars"],
					["Kittiwake", "1998", "250", "40"],
					["Razorbill", "2007", "180", "18"],
					["Guillemot", "2015", "320", "52"],
				],
			},
			{ type: "text", label: "Question", content: "How many cars fit on the ferries built before 2010?" },
		],
		outputs: [
			{ type: "text", label: "Answer", content: "58" },
			{
				type: "tabular",
				table: [
					["Cell", "Value"],
					["Kittiwake, Cars", "40"],
					["Razorbill, Cars", "18"],
				],
			},
			{ type: "text", label: "Aggregation", content: "SUM" },
		],
		note: "Ferries and figures are made up, and the cells were picked for this page. TAPAS returns cells and the name of an aggregation, and leaves the sum to you.",
	},
	models: [
		{
			id: "microsoft/tapex-base",
			description:
				"BART that learnt by imitating a SQL engine: give it a query and a table and it writes the result. Must be fine-tuned before it understands questions; needs transformers before version 5.",
		},
		{
			id: "google/tapas-base-finetuned-wtq",
			description:
				"Picks cells of tables of up to 512 tokens, and says whether to count, sum or average them. 111 M parameters.",
		},
	],
	datasets: [
		{
			id: "wikitablequestions",
			description:
				"22,000 questions on 2,100 tables of Wikipedia, written by people, answers only: comparisons, superlatives, differences.",
		},
		{
			id: "wikisql",
			description:
				"80,000 questions with their SQL, generated from patterns and reworded. One table each, no joins, and known errors in the labels.",
		},
	],
	metrics: [
		{
			id: "Denotation Accuracy",
			description: "The share of questions whose final answer is right, whichever cells or query led there.",
		},
	],
	spaces: [{ id: "katanaml/table-query", description: "A table, a question, and the cells that answer it." }],
	example: {
		id: "google/tapas-base-finetuned-wtq",
		tags: [],
		pipeline_tag: "table-question-answering",
		library_name: "transformers",
		cardData: { license: "apache-2.0" },
		num_parameters: 111_000_000,
	},
	exampleSources: [
		{
			value: { bytes: 443_000_000 },
			source: "hub:google/tapas-base-finetuned-wtq@886bc77 pytorch_model.bin",
			day: "2026-11-24",
		},
		{
			value: { licence: "apache-2.0", gated: false },
			source: "hub:google/tapas-base-finetuned-wtq@e3dde19 vocab.txt",
			day: "2026-11-24",
		},
	],
	widgetModels: ["google/tapas-base-finetuned-wtq"],
	isPlaceholder: false,
	choosing: [
		"Count cells. TAPAS and its kind read 512 tokens with the question, which is a table of some twenty rows by five columns; beyond that rows are cut off silently and the answer comes from what is left. Larger tables, several tables and anything in a database are a job for text-to-SQL with a code model.",
		"Prefer queries wherever the answer is computed. A written query can be read, logged, refused and run again on tomorrow's data, and its arithmetic is right. Give the model the schema, three rows of each table and the meaning of odd column names; run what it writes with a read-only account, a time limit and a row limit.",
		"Cell pickers still have a place: small tables in documents, no database at hand, a CPU, and the need to show which cells were used. All cells go in as strings, including numbers, and headings do much of the work, so name columns as people ask for them.",
		"General chat models answer small tables well when they are given as Markdown or CSV, and add up long columns badly. Let them call a tool for that.",
	],
	measuring: [
		"The TAPAS above answers 46 % of WikiTableQuestions, and language models that write queries answer 65 to 75. Denotation accuracy compares answers, so fix what counts as equal first: 40 and 40.0, order in a list, units, dates. And beware of right answers for wrong reasons: a query with the wrong filter returns the same number on a small table. Run it on altered copies of the table, and count it only if it is right on all.",
		"Sort questions by what they need (lookup, comparison, count, sum, several steps, no answer in the table) and report each kind. Benchmarks hold mostly the first two, users of a dashboard ask mostly the others. Include questions that the table cannot answer, for most systems answer them too.",
		"Robustness is cheap to test: shuffle the rows, rename a column, add one with nearly the same name, write 1,200 as 1.2 k. An answer that changes was a guess. For text to SQL report the share of queries that run at all beside the share that are right.",
	],
};
