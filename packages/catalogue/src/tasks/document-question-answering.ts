import type { TaskEntry } from "../shapes.ts";

export const documentQuestionAnswering: TaskEntry = {
	id: "document-question-answering",
	summary: "A page of a document and a question go in, and the answer found on the page comes out.",
	demo: { inputs: [], outputs: [] },
	models: [
		{
			id: "impira/layoutlm-document-qa",
			description: "LayoutLM fine-tuned to point at the words that answer; needs the text of the page, from OCR.",
		},
		{ id: "impira/layoutlm-invoices", description: "The same, fine-tuned further on invoices." },
		{ id: "microsoft/udop-large", description: "Sees text, layout and picture of a page together." },
		{ id: "google/pix2struct-docvqa-large", description: "Reads the page as a picture, without OCR." },
	],
	datasets: [
		{ id: "HuggingFaceM4/Docmatix", description: "A large set of generated questions and answers on pages of PDFs." },
		{ id: "eliolio/docvqa", description: "DocVQA: questions on scanned pages." },
	],
	metrics: [
		{
			id: "anls",
			description:
				"Average Normalised Levenshtein Similarity: forgives small spelling mistakes, counts the rest as wrong.",
		},
		{ id: "exact-match", description: "The share of answers that equal a reference." },
	],
	spaces: [
		{ id: "impira/docquery", description: "Asks questions of documents." },
		{ id: "impira/invoices", description: "Reads fields out of invoices." },
		{ id: "merve/compare_docvqa_models", description: "Compares models side by side." },
	],
	widgetModels: ["impira/layoutlm-invoices"],
	isPlaceholder: true,
};
