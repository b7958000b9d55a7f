import type { TaskEntry } from "../shapes.ts";

export const textClassification: TaskEntry = {
	id: "text-classification",
	summary:
		"Scores a whole text on each label of a fixed set: positive or negative, spam or not, one of forty topics. Given two texts, the same models judge how they relate. It is the cheapest way to make the same decision about text a million times a day.",
	demo: {
		inputs: [
			{
				type: "text",
				label: "Review",
				content: "The room was spotless, but the neighbours sang until three in the morning.",
			},
		],
		outputs: [
			{
				type: "chart",
				data: [
					{ label: "negative", score: 0.68 },
					{ label: "neutral", score: 0.21 },
					{ label: "positive", score: 0.11 },
				],
			},
		],
		note: "Scores made up to show the shape: one text, one score for each label, adding up to 1.",
	},
	models: [
		{
			id: "distilbert/distilbert-base-uncased-finetuned-sst-2-english",
			description:
				"DistilBERT fine-tuned on sentences of film reviews, 91 % of them right: positive or negative and nothing in between, so neutral text gets a confident wrong answer.",
		},
		{
			id: "ProsusAI/finbert",
			description: "Financial news in three classes, as an investor would feel it: a rise in costs is negative.",
		},
		{
			id: "cardiffnlp/twitter-roberta-base-sentiment-latest",
			description: "Sentiment in three classes, for short informal English; the encoder was trained on 124 M tweets.",
		},
		{ id: "papluca/xlm-roberta-base-language-detection", description: "Tells 20 languages apart." },
		{
			id: "meta-llama/Prompt-Guard-86M",
			description:
				"Flags prompts that smuggle in instructions or try to talk a model out of its rules. Gated; 279 M parameters, of which 86 M are not vocabulary.",
			stated: { source: "starter:meta-llama/Prompt-Guard-86M", day: "2026-11-24" },
		},
	],
	datasets: [
		{
			id: "nyu-mll/glue",
			description:
				"Nine English tests; sentiment (SST-2), acceptability (CoLA) and entailment (MNLI, RTE) are among them.",
		},
		{
			id: "stanfordnlp/snli",
			description: "570,000 pairs of sentences, marked as entailed, neutral or contradictory.",
		},
	],
	metrics: [
		{ id: "accuracy", description: "The share of texts given the right label; honest when classes are about equal." },
		{ id: "recall", description: "Of the spam there is, the share that was flagged; the rest slips through." },
		{
			id: "precision",
			description: "Of the texts flagged as spam, the share that are: how often an alarm is right.",
		},
		{
			id: "f1",
			description: "Joins recall and precision. Macro-averaged, each class counts the same; micro-averaged, each text.",
		},
	],
	spaces: [
		{
			id: "IoannisTr/Tech_Stocks_Trading_Assistant",
			description: "Compares the sentiment of posts with the prices of technology shares.",
		},
		{ id: "miesnerjacob/Multi-task-NLP", description: "Several text tasks on one page, sentiment among them." },
		{ id: "spacy/healthsea-demo", description: "Infers from reviews how food supplements affected people's health." },
	],
	example: {
		id: "distilbert/distilbert-base-uncased-finetuned-sst-2-english",
		tags: [],
		pipeline_tag: "text-classification",
		library_name: "transformers",
		cardData: { license: "apache-2.0" },
		num_parameters: 67_000_000,
	},
	exampleSources: [
		{
			value: { bytes: 268_000_000, licence: "apache-2.0", gated: false },
			source: "hub:distilbert/distilbert-base-uncased-finetuned-sst-2-english@da4550f model.safetensors",
			day: "2026-11-24",
		},
	],
	widgetModels: ["distilbert/distilbert-base-uncased-finetuned-sst-2-english"],
	youtubeId: "leNG9fN9FQU",
	isPlaceholder: false,
	choosing: [
		"A ready-made classifier is of use only if its labels, its language and its kind of text are yours. That happens with sentiment, language and toxicity, and rarely elsewhere; most classifiers that run anywhere were fine-tuned there. So choose the approach by the number of examples you have.",
		"None: a zero-shot model or a prompted chat model, with labels described in words. Eight to fifty for each label: SetFit, which tunes a sentence encoder on pairs of them. A few hundred or more: fine-tune an encoder of 100 to 400 M parameters. A large model is also a good way to label the data from which a small one learns; then people check a sample, not everything.",
		"Try TF-IDF with logistic regression before any of this. It trains in seconds, and where labels are topics it often comes within a few points. Where word order, negation or irony carries the meaning it does not, and now you know what the encoder is worth.",
		"Do your labels exclude each other? One of many is a softmax, whose scores sum to 1 even when no label fits; any of many is a sigmoid and a threshold for each label. Mind the length too: most encoders read 512 tokens, and many pipelines quietly drop the rest.",
	],
	measuring: [
		"Accuracy is fair when classes are about equal. If one mail in a hundred is fraud, calling none of them fraud is 99 % accurate. Then look at precision and recall of the rare class, and choose the threshold from what a miss and a false alarm cost; no metric knows that for you.",
		"Macro F1 shows whether rare classes are served, micro F1 (accuracy, when each text has one label) whether most texts are. Quote both, and read the confusion matrix: two labels that keep being confused are often two names for one thing.",
		"Look for leaks before you believe a high figure: near-duplicates in training and test, one author or thread in both, a label that the template of the mail gives away. Split by time where the future is what matters. And have two people label the same hundred texts; where they disagree on ten, 95 % is out of reach.",
		"Scores are not probabilities until they are calibrated. Fine-tuned encoders tend to be too sure; if anything downstream reads the score, fit a temperature on held-out data.",
	],
	variants: {
		"sentiment-analysis": "Positive or negative, sometimes neutral; sometimes for each aspect that is mentioned.",
		"sentiment-classification": "Sentiment as one of a fixed set of classes.",
		"sentiment-scoring": "Sentiment on a scale, such as one to five stars: regression.",
		"topic-classification": "What the text is about.",
		"intent-classification": "What the writer wants done: cancel, pay, complain.",
		"language-identification": "Which language it is in; hard for short texts and close relatives.",
		"natural-language-inference":
			"Two texts: does the first entail the second, contradict it, or neither? Zero-shot classifiers are built on it.",
		"semantic-similarity-classification": "Two texts: do they mean the same?",
		"semantic-similarity-scoring": "Two texts: how near are they, as a number?",
		"fact-checking": "A claim and evidence: supported, refuted, or not enough to say.",
		"acceptability-classification": "Would a native speaker accept the sentence?",
		"entity-linking-classification": "Which entry of a knowledge base a mention means.",
		"hate-speech-detection": "Finds attacks on groups; definitions differ between datasets more than models do.",
		"multi-class-classification": "One label out of several.",
		"multi-label-classification": "Any number of labels, each with a threshold of its own.",
		"multi-input-text-classification": "Several texts judged together, such as a question and an answer.",
		"text-scoring": "A number for a text, such as its readability.",
	},
};
