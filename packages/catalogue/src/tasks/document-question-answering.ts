import type { TaskEntry } from "../shapes.ts";

export const documentQuestionAnswering: TaskEntry = {
	id: "document-question-answering",
	summary:
		"Answers questions about a page: the total of an invoice, the date of a letter, a cell of a form. Position matters as much as wording, because a number means nothing until you see which label it belongs to. Some models take the words and boxes of an OCR engine and point at the answer; others read the image and write the answer.",
	demo: {
		inputs: [
			{
				type: "img",
				filename: "invoice.svg",
				alt: "An invoice, number 1047, for a shelf, its fitting and materials. Subtotal 202.00, VAT 40.40, total due 242.40, payment due 14 March.",
			},
			{ type: "text", label: "Question", content: "What is the total due?" },
		],
		outputs: [
			{
				type: "tabular",
				table: [
					["answer", "score", "first word", "last word"],
					["242.40", "0.94", "42", "42"],
				],
			},
		],
		note: "Invoice and answer are made up, and no model ran. An extractive model also says which words of the page it means, counted from 0 in reading order.",
	},
	models: [
		{
			id: "impira/layoutlm-document-qa",
			description:
				"LayoutLM, 128 M parameters, tuned on SQuAD 2.0 and DocVQA: points at the words that answer. Sees text and boxes, not the image, so it needs OCR.",
		},
		{
			id: "impira/layoutlm-invoices",
			description: "LayoutLM tuned further on invoices; also finds answers whose words are not side by side.",
		},
		{
			id: "microsoft/udop-large",
			description: "Text, layout and image in one encoder and decoder. A base to fine-tune on documents of your kind.",
		},
		{
			id: "google/pix2struct-docvqa-large",
			description: "No OCR: the question is painted above the page, and the answer written out.",
		},
	],
	datasets: [
		{
			id: "HuggingFaceM4/Docmatix",
			description: "2.4 M page images with 9.5 M questions and answers, generated from PDFs: for training.",
		},
		{
			id: "eliolio/docvqa",
			description: "50,000 questions on about 12,000 scanned pages of an industry archive, much of it typed or faxed.",
		},
	],
	metrics: [
		{
			id: "anls",
			description:
				"Average Normalised Levenshtein Similarity: one minus the edit distance by length, and zero below one half.",
		},
		{
			id: "exact-match",
			description: "How many answers are right to the last character: the one for sums and account numbers.",
		},
	],
	spaces: [
		{ id: "impira/docquery", description: "Asks several questions of a page at once." },
		{ id: "impira/invoices", description: "Fills in the fields of an invoice." },
		{ id: "merve/compare_docvqa_models", description: "The same page and question, put to several models." },
	],
	example: {
		id: "impira/layoutlm-document-qa",
		tags: [],
		pipeline_tag: "document-question-answering",
		library_name: "transformers",
		cardData: { license: "mit" },
		num_parameters: 128_000_000,
	},
	exampleSources: [
		{
			value: { bytes: 511_000_000, licence: "mit", gated: false },
			source: "hub:impira/layoutlm-document-qa@b28dd3e pytorch_model.bin",
			day: "2026-11-24",
		},
	],
	widgetModels: ["impira/layoutlm-invoices"],
	isPlaceholder: false,
	choosing: [
		"Extract or generate? A model that points can only return what is on the page, with its place and a score, which is what an auditor wants. A model that writes can join words from two columns or turn a date round, but can also produce a plausible sum that is printed nowhere. For data that flows on into other systems, prefer the first, or check each written answer against the text of the page.",
		"With a pointing model half the quality is the OCR. Tesseract, which transformers calls by default, does well on clean print and badly on phone photographs, stamps and handwriting. You may pass words and boxes from a better engine as `word_boxes`. If the PDF is digital, not scanned, take them from the file and skip OCR altogether.",
		"Watch the length. LayoutLM reads 512 tokens at a time; the pipeline slides over longer pages (`doc_stride`), but an answer whose label is in another window is lost. Models that see pixels have the same limit in another form: a dense A4 page squeezed to a small square is unreadable to anyone.",
		"General vision and language models now answer most of these questions well, several pages at a time, and cost ten to a hundred times as much per page. For one fixed form in large numbers, a small model tuned on a few hundred labelled pages is still the better engineering.",
	],
	measuring: [
		"ANLS is the usual measure: an answer at an edit distance of a fifth of its length scores 0.8, and one that is more than half wrong scores 0. On DocVQA people have 0.98, good vision-language models of 7 B about 0.95, and LayoutLM of base size about 0.7. It was made to tolerate OCR errors. For sums and account numbers, tolerate none: 242.40 and 842.40 differ by one character. Report exact match for those fields, after normalising separators and dates.",
		"Ask questions the page does not answer, too. Without them, a model that always finds something looks perfect. In use they are common (not every letter has a due date), and the score at which you accept an answer should be set on a mixture like yours.",
		"Split your test pages by sender rather than at random. Fifty invoices of one supplier share a layout, and a model that has seen forty of them has learnt the position of the total, not its meaning. The figure on unseen senders is the one that will hold.",
	],
	variants: {
		"document-question-answering":
			"The task as a whole: a page and a question in, an answer out, pointed at or written.",
	},
};
