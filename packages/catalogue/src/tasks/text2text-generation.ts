import type { TaskEntry } from "../shapes.ts";

export const text2textGeneration: TaskEntry = {
	id: "text2text-generation",
	summary:
		"A former tag for encoder-decoder models: T5, BART and their descendants, which read a whole text in both directions before they write the first word. Hubs no longer use it and list such models under text generation, but many cards still carry it. The design is far from obsolete where input and output have a fixed form.",
	demo: {
		inputs: [
			{
				type: "text",
				label: "Text, with the job in front",
				content: "simplify: Patrons are requested to refrain from leaving personal belongings unattended.",
			},
		],
		outputs: [{ type: "text", label: "Rewritten", content: "Please do not leave your things alone." }],
		note: "Written for this page. A prefix such as this works only on a model that saw this exact prefix in training.",
	},
	models: [
		{
			id: "google-t5/t5-base",
			description:
				"223 M parameters. Knows the jobs of its training by their prefixes, and is above all something to fine-tune.",
		},
		{
			id: "facebook/bart-base",
			description:
				"140 M parameters, trained to mend damaged text: a good base for correction and rewriting, but of no use without fine-tuning.",
		},
		{
			id: "bigscience/T0pp",
			description:
				"Taught by prompts for many public datasets in 2021: follows plain English requests, in short answers.",
		},
	],
	datasets: [
		{ id: "samsum", description: "Chats and their summaries, a typical pair of texts; not for commercial use." },
		{ id: "Helsinki-NLP/opus_books", description: "Sentences of books and their translations, another." },
	],
	metrics: [
		{ id: "rouge", description: "Words shared with a reference, counted from the reference's side: for shortening." },
		{ id: "bleu", description: "The same from the output's side: for translating and rephrasing." },
		{
			id: "exact-match",
			description: "The share of outputs equal to the reference: for structured output and for code.",
		},
	],
	spaces: [],
	example: {
		id: "google-t5/t5-base",
		tags: [],
		pipeline_tag: "text2text-generation",
		library_name: "transformers",
		cardData: { license: "apache-2.0" },
		num_parameters: 223_000_000,
	},
	exampleSources: [
		{
			value: { bytes: 892_000_000, licence: "apache-2.0", gated: false },
			source: "hub:google-t5/t5-base@fe6d9bf model.safetensors",
			day: "2026-11-24",
		},
	],
	widgetModels: [],
	isPlaceholder: false,
	choosing: [
		"If you followed an old link: for open requests, go to text generation, for shortening to summarisation, for languages to translation. The pipeline of this name is gone from transformers 5, so code from older cards needs a tokenizer, `AutoModelForSeq2SeqLM` and `generate` in its place.",
		"Encoder-decoders remain the economical choice for one fixed rewriting: correcting spelling, normalising addresses, questions into queries, logs into events. A T5 of 60 to 220 M parameters, fine-tuned on a few thousand to ten thousand examples, runs on a CPU and does its one job as well as a chat model fifty times its size, without a prompt to maintain.",
		"Pick the body by language and by alphabet. English has T5 1.1 and the FLAN-T5 family, many languages have mT5, and ByT5 reads bytes and so copes with misspellings and rare scripts, at the price of sequences four times as long. T5 overflows at 16-bit floats; train it in bfloat16 or in 32 bits.",
	],
	measuring: [
		"Outputs are bounded by inputs here, so measure the difference and not the text. For correction, score edits (right ones, missed ones, harmful ones) since a model that copies its input already shares 95 % of the words with the reference. That do-nothing baseline belongs in every table.",
		"Where the output has a grammar (SQL, JSON, a date), count first what parses, then what equals the reference after normalising, and last what has the same effect when run.",
		"Encoder-decoders fail in their own ways: they cut off at the maximum length, they repeat, and they drift back to whatever the fine-tuning set said most. Keep a hundred inputs of a kind that should come back unchanged, and count how many do.",
	],
	variants: {
		"text-simplification":
			"A text for readers with less practice: shorter sentences, common words, nothing lost that matters.",
		"explanation-generation": "A reason for a label or an answer, learnt from reasons that people wrote.",
		"abstractive-qa": "An answer in the model's own words, from a passage that is given.",
		"open-domain-abstractive-qa":
			"An answer about anything, with passages fetched first and read together in the decoder.",
		"closed-domain-qa": "Answers within one field, with its terms learnt in fine-tuning.",
		"open-book-qa": "The source is part of the input; what is not in it should not be in the answer.",
		"closed-book-qa": "No source: the input is only the question, and the answer was stored in the weights.",
	},
};
