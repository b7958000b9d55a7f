import type { TaskEntry } from "../shapes.ts";

export const multipleChoice: TaskEntry = {
	id: "multiple-choice",
	summary:
		"Chooses the right one of several given answers. The model scores each option together with the question (and a passage, if there is one), and the best score wins, so it can never answer in its own words or be partly right. Most benchmarks for language models are of this kind, because marking them needs no judge.",
	demo: {
		inputs: [
			{
				type: "text",
				label: "Question",
				content: "Why does bread go stale faster in the fridge than on the table?",
			},
			{ type: "text", label: "A", content: "Mould grows best in the cold." },
			{ type: "text", label: "B", content: "Its starch crystallises fastest just above freezing." },
			{ type: "text", label: "C", content: "The fridge is damper than the room." },
		],
		outputs: [
			{
				type: "chart",
				data: [
					{ label: "B", score: 0.71 },
					{ label: "A", score: 0.18 },
					{ label: "C", score: 0.11 },
				],
			},
		],
		note: "Question, options and scores were made up for this page. Each option has one score; the scores of a question sum to 1.",
	},
	models: [
		{
			id: "LIAMF-USP/roberta-large-finetuned-race",
			description:
				"RoBERTa large, fine-tuned on the school examinations of RACE: scores each of four answers to a passage and a question. MIT licence.",
		},
		{
			id: "google/gemma-2-2b-it",
			description:
				"Not listed under this task, but the usual way today: an instruct model, asked for a letter or scored by the likelihood of each option.",
		},
		{
			id: "FacebookAI/xlm-roberta-base",
			description:
				"A pretrained encoder for the classic way: a new head with one output, fine-tuned on a few thousand questions in any of 100 languages.",
		},
	],
	datasets: [
		{
			id: "CohereForAI/Global-MMLU",
			description:
				"Examination questions with four options in 42 languages; those that presuppose one culture are marked.",
		},
	],
	metrics: [
		{
			id: "accuracy",
			description: "The share of questions whose best-scored option is right; read it against the rate of guessing.",
		},
		{
			id: "Expected calibration error",
			description: "How far the stated probabilities differ from the share that was right, over bins of confidence.",
		},
	],
	spaces: [],
	example: {
		id: "LIAMF-USP/roberta-large-finetuned-race",
		tags: ["roberta"],
		pipeline_tag: "multiple-choice",
		library_name: "transformers",
		cardData: { license: "mit" },
		num_parameters: 355_000_000,
	},
	exampleSources: [
		{
			value: { bytes: 1_420_000_000, licence: "mit", gated: false },
			source: "hub:LIAMF-USP/roberta-large-finetuned-race@671db47 pytorch_model.bin",
			day: "2026-11-24",
		},
	],
	widgetModels: [],
	isPlaceholder: false,
	choosing: [
		"Hubs list almost no models under this tag, since nearly every language model can do it. The question is how to ask. Likelihood scoring takes the option text that the model finds likeliest after the question; letter scoring shows all options and compares the probabilities of A, B, C and D; generating lets it reason first and parses a letter from the end. Small base models need the first, chat models do best with the last.",
		"A fine-tuned encoder is still the sensible choice for one narrow kind of question asked very often. In transformers that is `AutoModelForMultipleChoice`: each option is paired with the question, so four options mean four passes and a tensor of shape batch × options × length. It costs a thousandth of a chat model and its scores can be thresholded.",
		"If the options come from search or from a list of hundreds, this is ranking and not choosing; see text ranking. And if none may be right, say so with an option of its own: a softmax over wrong answers still sums to 1.",
	],
	measuring: [
		"The first baseline is chance: 25 % with four options, a third with three. The second is what the options alone give away: score them without the question. Longer, more hedged and more specific options are right more often in many sets, and models find that out.",
		"Shuffle. Chat models prefer a place or a letter, so run every question in several orders and count it as known only when the answer follows the content. The plain accuracy can fall by ten points under that rule for small models.",
		"Say which way of asking was used. Likelihood by option, by token and by letter give different figures for one model, and normalising by length moves them again; comparing figures across papers without this is comparing harnesses. A few hundred questions leave an error of some four or five points either way, and popular sets are in the training data of most models.",
	],
	variants: {
		"multiple-choice-qa":
			"A question with options, alone or about a passage: examinations, reading tests, common sense.",
		"multiple-choice-coreference-resolution":
			"What does a pronoun mean, of two candidates? The trophy does not fit the case because it is too big: change one word, and the answer is reversed.",
	},
};
