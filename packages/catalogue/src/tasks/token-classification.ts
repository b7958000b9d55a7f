import type { TaskEntry } from "../shapes.ts";

export const tokenClassification: TaskEntry = {
	id: "token-classification",
	summary:
		"Labels every token of a text: part of a person's name, a verb, the start of an address. Neighbouring tokens with the same label are then joined into spans with offsets, which programs can use. The labels are fixed when the model is trained, so first check which labels a model knows.",
	demo: {
		inputs: [
			{
				type: "text",
				label: "Text",
				content: "Grace Hopper joined the Eckert-Mauchly Computer Corporation in Philadelphia in 1949.",
			},
		],
		outputs: [
			{
				type: "text-with-tokens",
				text: "Grace Hopper joined the Eckert-Mauchly Computer Corporation in Philadelphia in 1949.",
				tokens: [
					{ type: "PER", start: 0, end: 12 },
					{ type: "ORG", start: 24, end: 59 },
					{ type: "LOC", start: 63, end: 75 },
				],
			},
		],
		note: "Marked for this page, with the labels of CoNLL-2003. The year stays unmarked: that label set has no dates.",
	},
	models: [
		{
			id: "dslim/bert-base-NER",
			description:
				"BERT fine-tuned on CoNLL-2003: persons, organisations, locations and a rest class in English news. A sound baseline.",
		},
		{
			id: "FacebookAI/xlm-roberta-large-finetuned-conll03-english",
			description:
				"The CoNLL-2003 data on an encoder five times the size of BERT base that has read 100 languages: more accurate, and of some use beyond English.",
		},
		{
			id: "blaze999/Medical-NER",
			description: "Clinical text: dozens of kinds of entity, among them symptoms, medicines and doses.",
		},
		{
			id: "flair/ner-english",
			description: "The four CoNLL classes on Flair's character-based embeddings; loads with flair, not transformers.",
		},
	],
	datasets: [
		{
			id: "eriktks/conll2003",
			description:
				"Reuters news with four kinds of entity; what most English models were trained on and are compared by.",
		},
		{
			id: "unimelb-nlp/wikiann",
			description:
				"Wikipedia in well over a hundred languages, labelled automatically from its links: wide, and noisy in proportion.",
		},
	],
	metrics: [
		{
			id: "f1",
			description: "Harmonic mean of precision and recall over whole entities: the figure to report.",
		},
		{ id: "precision", description: "Of the entities found, the share with the right type and both boundaries right." },
		{ id: "recall", description: "Of the entities in the text, the share found with the right type and boundaries." },
		{
			id: "accuracy",
			description: "The share of tokens labelled right; flattering, since most tokens belong to no entity.",
		},
	],
	spaces: [
		{
			id: "spacy/gradio_pipeline_visualizer",
			description: "Runs spaCy's pipelines and draws the entities, parts of speech and parse they find.",
		},
	],
	example: {
		id: "dslim/bert-base-NER",
		tags: [],
		pipeline_tag: "token-classification",
		library_name: "transformers",
		cardData: { license: "mit" },
		num_parameters: 108_000_000,
	},
	exampleSources: [
		{
			value: { bytes: 433_000_000, licence: "mit", gated: false },
			source: "hub:dslim/bert-base-NER@7a1d333 model.safetensors",
			day: "2026-11-24",
		},
	],
	widgetModels: ["FacebookAI/xlm-roberta-large-finetuned-conll03-english"],
	youtubeId: "wVHdVlPScxA",
	isPlaceholder: false,
	choosing: [
		"Start from the label set. A model trained on CoNLL-2003 knows persons, organisations, locations and miscellany, and nothing else: no dates, no sums, no products. No threshold will bring out a label that the model does not have. If yours are unusual, fine-tune an encoder on a few hundred sentences you labelled yourself; that is an afternoon's work and beats most prompting.",
		"Then match the text. Cased models lean on capital letters and lose much of their recall on lower-cased text and on transcripts of speech. Models of news stumble over clinical notes and contracts. A modest model of your domain usually does better than a large one of another.",
		"Labels belong to subword tokens, and the pieces have to be put together. In transformers that is `aggregation_strategy`: `simple` joins neighbours that share a label and may cut a word in two; `first`, `average` and `max` force one label on each word. BERT-like models read 512 tokens, so cut longer texts with an overlap, or entities at the seams get lost.",
		"For volume, spaCy's small pipelines run on a CPU and give lemmas and a parse as well; transformers are more accurate and want a GPU. A chat model copes with labels nobody trained, but returns strings rather than offsets: find them in the text again, and expect some that are not there.",
	],
	measuring: [
		"Report F1 over whole entities, as seqeval computes it: an entity counts only if its type and both its boundaries are right. Accuracy over tokens misleads. If nine tokens in ten belong to no entity, a model that finds nothing scores 90 %.",
		'Exact matching is strict in its own way: "the University of Leeds" for "University of Leeds" is one entity invented and one missed. Before you discard a model, sort its errors into missed, invented, wrong type and wrong boundary. Some of these matter to you and some do not.',
		"Give F1 for each type beside the average, which the frequent types dominate. And do not carry CoNLL figures (91 for the BERT above, 94 for the best) over to your text: its test set is news of the same agency and decade as the training set, and shares many names with it.",
	],
	variants: {
		"named-entity-recognition":
			"Finds names of persons, places, organisations and so on. Labels in the BIO scheme mark where each begins (B-), where it continues (I-) and where there is none (O).",
		"part-of-speech": "Gives each word its class: noun, verb, adjective. The universal set has 17.",
		parsing: "Finds for each word the word it depends on, and how; a label and a position for each token.",
		lemmatization:
			"Gives each word its dictionary form. As token classification, the label is the edit that leads there: drop -ing, add -e.",
		"word-sense-disambiguation": "Picks the sense a word has here: the bank of a river, or the one with the money.",
		"coreference-resolution":
			"Groups the mentions of one thing: Grace Hopper, she, the admiral. The result is clusters of spans rather than labels.",
	},
};
