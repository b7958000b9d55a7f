import type { TaskEntry } from "../shapes.ts";

export const translation: TaskEntry = {
	id: "translation",
	summary: "A text in one language goes in, and the same text in another comes out.",
	demo: { inputs: [], outputs: [] },
	models: [
		{
			id: "facebook/nllb-200-1.3B",
			description: "Translates between about 200 languages, many of them with little training text elsewhere.",
		},
		{
			id: "google-t5/t5-base",
			description: "A text-to-text model whose training included English to German, French and Romanian.",
		},
	],
	datasets: [
		{ id: "Helsinki-NLP/opus_books", description: "Books aligned sentence by sentence in pairs of languages." },
		{
			id: "google/code_x_glue_cc_code_to_code_trans",
			description: "The same functions in Java and in C#: translation between programming languages.",
		},
	],
	metrics: [
		{ id: "bleu", description: "How many word sequences the translation shares with reference translations." },
		{
			id: "sacrebleu",
			description: "BLEU with its tokenisation fixed, so that figures from different papers can be compared.",
		},
	],
	spaces: [
		{ id: "Iker/Translate-100-languages", description: "Translates between a hundred languages." },
		{ id: "Geonmo/nllb-translation-demo", description: "A demo of the NLLB models." },
	],
	widgetModels: ["facebook/mbart-large-50-many-to-many-mmt"],
	youtubeId: "1JvfrvZgi6c",
	canonicalId: "text2text-generation",
	canonicalIdToday: "text-generation",
	isPlaceholder: true,
};
