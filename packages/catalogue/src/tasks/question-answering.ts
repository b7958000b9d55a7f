import type { TaskEntry } from "../shapes.ts";

export const questionAnswering: TaskEntry = {
	id: "question-answering",
	summary:
		"Finds the answer to a question in a passage: the model marks where it begins and ends. On hubs, the name means this extractive kind: the answer is always a quotation, so nothing is invented and the source is always shown. Answers in a model's own words are text generation.",
	demo: {
		inputs: [
			{ type: "text", label: "Question", content: "When do I get the postage back?" },
			{
				type: "text",
				label: "Context",
				content:
					"Parcels may be returned within thirty days. We refund the price to the card that paid; postage is refunded only if the article was faulty.",
			},
		],
		outputs: [
			{
				type: "text-with-tokens",
				text: "Parcels may be returned within thirty days. We refund the price to the card that paid; postage is refunded only if the article was faulty.",
				tokens: [{ type: "answer", start: 107, end: 137 }],
			},
			{ type: "text", label: "Answer", content: "only if the article was faulty" },
		],
		note: "Passage written and answer marked for this page. A model also returns the offsets and a score.",
	},
	models: [
		{
			id: "deepset/roberta-base-squad2",
			description:
				"RoBERTa base on SQuAD 2.0: knows how to say that the passage has no answer, and runs on a CPU. The usual first choice for English.",
		},
		{
			id: "distilbert/distilbert-base-cased-distilled-squad",
			description:
				"A distilled BERT, about half the work. Trained on SQuAD 1.1, where every question has an answer, so it always gives one.",
		},
		{
			id: "google/tapas-base-finetuned-wtq",
			description: "For tables, not text: it picks cells and may add them up. See table question answering.",
		},
	],
	datasets: [
		{
			id: "squad_v2",
			description: "150,000 questions on paragraphs of Wikipedia, of which a third look answerable there and are not.",
		},
		{
			id: "natural_questions",
			description:
				"Questions typed into a search engine by people who did not know the answer, with the page and the span that has it.",
		},
	],
	metrics: [
		{
			id: "exact-match",
			description: "The share of answers that equal one of the references, ignoring case, articles and punctuation.",
		},
		{
			id: "f1",
			description: "Overlap of words with the best reference, per question, then averaged; half-right counts half.",
		},
	],
	spaces: [{ id: "deepset/wikipedia-assistant", description: "Finds articles of Wikipedia and answers from them." }],
	example: {
		id: "deepset/roberta-base-squad2",
		tags: [],
		pipeline_tag: "question-answering",
		library_name: "transformers",
		cardData: { license: "cc-by-4.0" },
		num_parameters: 124_000_000,
	},
	exampleSources: [
		{
			value: { bytes: 496_000_000 },
			source: "hub:deepset/roberta-base-squad2@deedc3e pytorch_model.bin",
			day: "2026-11-24",
		},
		{
			value: { licence: "cc-by-4.0", gated: false },
			source: "hub:deepset/roberta-base-squad2@8f39c9f pytorch_model.bin",
			day: "2026-11-24",
		},
	],
	widgetModels: ["deepset/roberta-base-squad2"],
	youtubeId: "ajPx5LwJD-I",
	isPlaceholder: false,
	choosing: [
		"Extract or generate? Quoting suits contracts, manuals, patient records, whatever must be traced to its line, and costs milliseconds. It cannot combine two sentences, do sums or say yes. If more than a few of your questions need that, take an instruct model, give it the passages and have it cite them.",
		"Training decides whether a model can say that there is no answer. Those trained on SQuAD 1.1 or on most trivia sets pick the likeliest span even from a recipe; those trained on SQuAD 2.0 point at the first token to say that there is none. Compare its score with that of the best span, and choose the margin on your own questions.",
		"The passage is usually found by search, and that is where most wrong answers begin. Improve retrieval and reranking before you enlarge the reader. Long documents are read in overlapping windows of 384 tokens or so, whose scores are comparable only roughly; keep the best few spans and let a person see them.",
		"For other languages a multilingual encoder fine-tuned on English questions already works passably, and a thousand native questions improve it more than machine-translated SQuAD does. In code, transformers 5 has dropped the pipeline of this name: `AutoModelForQuestionAnswering` gives start and end logits, and the best legal span is yours to pick.",
	],
	measuring: [
		'Exact match and F1 compare strings. "In 1811" against "1811" loses the first and a third of the second, while the wrong year in an otherwise right date keeps most of its F1. On SQuAD 2.0 people have 87 and 89 %, and RoBERTa base about 80 and 83. Allow several references for each question, and read a hundred of the failures before you believe either figure.',
		"Report questions with and without an answer separately. A model that is always silent scores well on the second kind, and the mean depends on how many of each you happened to collect. Better still, plot precision over the share of questions answered, and pick your threshold on it.",
		"SQuAD's questions were written by people who had the paragraph before them and borrowed its words; real ones do not, and scores fall by tens of points. Test on what users typed. Measure the whole chain too: right passage among the first five, right answer given the right passage, right answer overall.",
	],
	variants: {
		"extractive-qa": "The answer is a span of the passage, given by its start and end.",
		"open-domain-qa":
			"No passage is given: a search over a large collection comes first, and a reader extracts or writes from what it brings.",
		"closed-domain-qa":
			"Questions about one field, such as insurance or a product line, where its terms and its documents can be trained on.",
	},
};
