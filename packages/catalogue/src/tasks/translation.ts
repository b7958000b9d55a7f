import type { TaskEntry } from "../shapes.ts";

export const translation: TaskEntry = {
	id: "translation",
	summary:
		"Translates text into another language, seldom word for word: the target language may need to know whether you are a friend, whether the cousin is a woman, whether the event is over. Dedicated models translate sentence by sentence, fast and in hundreds of directions; large language models take the whole document, your glossary and your instructions about tone into account.",
	demo: {
		inputs: [{ type: "text", label: "English", content: "Could you keep an eye on my bike for a minute?" }],
		outputs: [{ type: "text", label: "German", content: "Könnten Sie kurz auf mein Fahrrad aufpassen?" }],
		note: 'Translated for this page. The idiom was lost, and "you" had to become Sie or du: nothing in the sentence says which.',
	},
	models: [
		{
			id: "facebook/nllb-200-1.3B",
			description:
				"About 200 languages, every direction, with names such as `eng_Latn` for them. For single sentences. Read its licence before commercial use.",
		},
		{
			id: "google-t5/t5-base",
			description:
				"English to German, French or Romanian, with the instruction written before the text. Of historical interest as a translator.",
		},
	],
	datasets: [
		{
			id: "Helsinki-NLP/opus_books",
			description: "Novels out of copyright, aligned by sentence: literary translations, some of them loosely aligned.",
		},
		{
			id: "google/code_x_glue_cc_code_to_code_trans",
			description: "The same methods in Java and in C#: a test of translating between programming languages.",
		},
	],
	metrics: [
		{
			id: "bleu",
			description: "Sequences of up to four words shared with references, with a penalty for brevity. From 0 to 100.",
		},
		{
			id: "sacrebleu",
			description: "BLEU with tokenizer and settings fixed and written out as a signature: the one to report.",
		},
		{ id: "chrf", description: "The same idea with characters: fairer to languages that inflect or compound." },
		{
			id: "comet",
			description:
				"A model that predicts people's ratings from source, translation and reference: nearest to judgement.",
		},
	],
	spaces: [
		{
			id: "Iker/Translate-100-languages",
			description: "Whole texts between a hundred languages, with a choice of models.",
		},
		{ id: "Geonmo/nllb-translation-demo", description: "NLLB in its sizes, sentence by sentence." },
	],
	example: {
		id: "google-t5/t5-base",
		tags: ["t5"],
		pipeline_tag: "translation",
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
	widgetModels: ["facebook/mbart-large-50-many-to-many-mmt"],
	youtubeId: "1JvfrvZgi6c",
	canonicalId: "text2text-generation",
	canonicalIdToday: "text-generation",
	isPlaceholder: false,
	choosing: [
		"Sort by direction. Between large European languages and Chinese or Japanese, good instruct models now beat dedicated ones, above all in style and across sentences. Into small languages it is the reverse: they understand more than they can write, and NLLB or a model fine-tuned for the pair is safer. Check both directions; they are two products.",
		"For volume and privacy, one-pair models of some 75 M parameters (the OPUS-MT family, and those that run in browsers) translate thousands of sentences a minute on a CPU. They see one sentence and nothing else, so pronouns, forms of address and terms waver along a document.",
		"Say which language, in the model's own code. NLLB wants `eng_Latn`, mBART `en_XX`, and the target is given as the first token to be generated, not in the prompt. The wrong one raises no error: out comes fluent text in a third language. Split long paragraphs into sentences, for many of these stop early and return half. The `translation` pipeline ended with transformers 4, so the code here loads model and tokenizer by hand.",
		"Terms and markup are where projects fail. Ask whether glossaries are obeyed, tags and placeholders come back unharmed, and numbers are left alone. A check by program after every sentence (same numbers, same tags, plausible length) catches most of the embarrassing cases.",
	],
	measuring: [
		"Use COMET or a similar learned metric with chrF beside it, on a document-level test set of your own kind of text. Between large languages a COMET-22 of 0.85 to 0.90 is good, and where two systems differ by half a hundredth, people agree with the order about four times in five. BLEU can still tell you that a training run has broken. Between two good systems it mostly rewards the one that chose the reference's synonyms, and figures from different tokenizers are not comparable at all, which is what sacreBLEU fixes.",
		"Test sets leak. The news of old shared tasks and FLORES are in the training text of large models, so prefer texts written after their cut-off. Beware, too, of references that were themselves made by machine, and of source sentences that are translations: those are easier.",
		"Have people mark errors rather than give marks: where, of which kind (meaning changed, omitted, added, term, grammar) and how bad. One meaning reversed in a dosage weighs more than forty clumsy articles. Two translators on two hundred sentences find out more than any table of scores.",
	],
};
