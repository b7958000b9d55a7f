import type { TaskEntry } from "../shapes.ts";

export const fillMask: TaskEntry = {
	id: "fill-mask",
	summary:
		"Predicts a hidden token of a sentence, with a probability for each candidate. The model reads the text on both sides of the gap, which models that write from left to right cannot do. Few people need the missing word: the task is how encoders such as BERT learn a language, and most of these models are starting points for fine-tuning.",
	demo: {
		inputs: [{ type: "text", label: "Text", content: "Hedgehogs come out at <mask> to look for beetles." }],
		outputs: [
			{
				type: "chart",
				data: [
					{ label: "night", score: 0.78 },
					{ label: "dusk", score: 0.09 },
					{ label: "dawn", score: 0.05 },
					{ label: "noon", score: 0.01 },
				],
			},
		],
		note: "The probabilities are made up. The gap is written <mask> for RoBERTa and its relatives, [MASK] for BERT and its relatives.",
	},
	models: [
		{
			id: "answerdotai/ModernBERT-large",
			description:
				"Trained on two trillion tokens of English and code; reads 8,192 tokens and is quick about it. The one to fine-tune for English.",
		},
		{
			id: "FacebookAI/xlm-roberta-base",
			description:
				"100 languages; most of its parameters are the vocabulary. Fine-tuned on a task in one language, it can do it in others.",
		},
	],
	datasets: [
		{
			id: "wikipedia",
			description: "Encyclopaedic text in some 300 languages: what BERT was trained on, besides novels.",
		},
		{ id: "c4", description: "Common Crawl of April 2019, cleaned by simple rules; what T5 was trained on." },
	],
	metrics: [
		{
			id: "cross_entropy",
			description: "Minus the logarithm of the probability that the hidden token got, averaged over many gaps.",
		},
		{
			id: "perplexity",
			description:
				"The exponential of that. For masked models it is a pseudo-perplexity: not comparable with that of a model that generates.",
		},
	],
	spaces: [],
	example: {
		id: "distilroberta-base",
		tags: [],
		pipeline_tag: "fill-mask",
		library_name: "transformers",
		mask_token: "<mask>",
		cardData: { license: "apache-2.0" },
		num_parameters: 83_000_000,
	},
	exampleSources: [
		{
			value: { bytes: 331_000_000, licence: "apache-2.0", gated: false },
			source: "hub:distilbert/distilroberta-base@fb53ab8 model.safetensors",
			day: "2026-11-24",
		},
	],
	widgetModels: ["distilroberta-base"],
	youtubeId: "mqElG5QJWUg",
	isPlaceholder: false,
	choosing: [
		"You are choosing an encoder for your classifier, tagger or retriever, so think of that task first. Size, languages and the longest input are the hard limits: the classics read 512 tokens, the encoders of recent years 8,192. Everything else is a few points, and a few hundred more labelled examples are worth more of them.",
		"Text unlike the web deserves a model that was trained on such text. Biomedicine, law, chemistry, source code and historical spelling have encoders of their own. Where yours has none, continue masked training on your unlabelled text for a few hours before you fine-tune; it is cheap and nearly always helps.",
		"Check the details of the vocabulary. Uncased models throw capitals and, in part, accents away before the first layer, which hurts names and German nouns. RoBERTa's tokens carry the space before them, so a gap after a space predicts ` night` and one next to a bracket something else. A word of several tokens does not fit into one gap at all.",
		"If you truly want words for gaps, as in correction, cloze tests or word games, rank your own candidates in place instead of reading the top of the list, and consider a generative model for gaps of unknown length.",
	],
	measuring: [
		"Compare losses only between models with the same tokenizer, masking rate and test text. BERT hid 15 % of tokens, ModernBERT 30 %; the second task is harder, and its higher loss does not mean a worse model. At 15 %, RoBERTa in its base size ended near a perplexity of 4 on the text it was trained for.",
		"A better gap filler is not necessarily a better encoder. Judge by fine-tuning: several seeds, the same few learning rates for each candidate, and the spread written beside the mean. On small sets the spread between seeds exceeds most differences between models.",
		"The list of fillers shows what the training text took for granted. Before an encoder goes into a product that judges people, fill the gap of a few hundred pairs that differ in a name or a pronoun only, and compare. What you see there tends to survive fine-tuning.",
	],
	variants: {
		"slot-filling":
			"Gaps that stand for facts (the capital of Peru is …), to see what a model knows. What it says depends a good deal on how the gap is phrased.",
		"masked-language-modeling":
			"The training itself: hide a part of the tokens at random, predict them, and learn from the errors.",
	},
};
