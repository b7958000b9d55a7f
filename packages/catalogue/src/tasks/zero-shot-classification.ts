import type { TaskEntry } from "../shapes.ts";

export const zeroShotClassification: TaskEntry = {
	id: "zero-shot-classification",
	summary:
		"Classifies text with labels that you choose at run time, without examples. The usual method is entailment: each label is put into a sentence (This text is about gardening), and a model that judges whether one sentence follows from another says how well it fits. Useful in the first week of a project, when labels still change daily.",
	demo: {
		inputs: [
			{
				type: "text",
				label: "Text",
				content: "The app logs me out every time I switch from wifi to mobile data.",
			},
			{ type: "text", label: "Candidate labels", content: "bug report, feature request, billing, praise" },
		],
		outputs: [
			{
				type: "chart",
				data: [
					{ label: "bug report", score: 0.89 },
					{ label: "feature request", score: 0.06 },
					{ label: "billing", score: 0.03 },
					{ label: "praise", score: 0.02 },
				],
			},
		],
		note: "Scores made up, over labels that exclude each other. Asked about each label alone, a model gives scores that need not sum to 1.",
	},
	models: [
		{
			id: "facebook/bart-large-mnli",
			description:
				"BART trained on MultiNLI, 407 M parameters: the reference of this page, English, one pass for each label.",
		},
		{
			id: "MoritzLaurer/ModernBERT-large-zeroshot-v2.0",
			description:
				"ModernBERT tuned for this on many classification sets turned into entailment: quick, and reads up to 8,192 tokens.",
		},
		{
			id: "knowledgator/gliclass-modern-base-v2.0-init",
			description:
				"Reads the text and all labels together, so fifty labels cost little more than five; loads with the gliclass package.",
		},
	],
	datasets: [
		{
			id: "nyu-mll/glue",
			description: "English tests of understanding; the entailment sets among them are what such models start from.",
		},
		{
			id: "nyu-mll/multi_nli",
			description: "433,000 pairs of sentences of ten genres: entailed, neutral or contradictory.",
		},
		{
			id: "fever/fever",
			description:
				"Claims with evidence that supports or refutes them: longer premises than other entailment sets have.",
		},
	],
	metrics: [
		{ id: "f1", description: "For each label, averaged without weights, so that rare labels count." },
		{ id: "accuracy", description: "The share of texts whose best label is right." },
	],
	spaces: [],
	example: {
		id: "facebook/bart-large-mnli",
		tags: [],
		pipeline_tag: "zero-shot-classification",
		library_name: "transformers",
		cardData: { license: "mit" },
		num_parameters: 407_000_000,
	},
	exampleSources: [
		{
			value: { bytes: 1_630_000_000, licence: "mit", gated: false },
			source: "hub:facebook/bart-large-mnli@d7645e1 model.safetensors",
			day: "2026-11-24",
		},
	],
	widgetModels: ["facebook/bart-large-mnli"],
	isPlaceholder: false,
	choosing: [
		"The words of the label are your model. Billing does better as a question about an invoice or a payment, and the template counts as much: the pipeline's default is `This example is {}.`, which fits neither topics nor intents. Write three versions of each and compare them on fifty texts; the gain is often larger than that from a bigger model.",
		"Decide between one label and several. By default a softmax runs over your labels, so something wins even when nothing fits; with `multi_label=True` each label is judged alone and gets a threshold of its own. A label such as other hardly works by entailment, since no text says that it is about something else.",
		"Cost grows with labels: twenty labels are twenty passes. For many labels take a model that reads them together, or embed text and label descriptions and compare vectors, which is cheaper still and somewhat worse. Instruct models do well with definitions and edge cases in the prompt, at a higher price, and give no score you can trust.",
		"Treat it as temporary. Once a few hundred texts are labelled, and zero-shot is a good way to label them faster, a fine-tuned classifier or SetFit with eight examples a label is more accurate, far cheaper and says the same tomorrow.",
	],
	measuring: [
		"No training does not mean no test set. Two hundred of your texts, labelled by two people, show whether it works, and whether the labels can be distinguished at all: where the people disagree, so will every model.",
		"Choose templates and thresholds on one half and report the other. It is easy to try forty phrasings and to publish the luckiest, and then it is no longer zero-shot either. Give the spread over phrasings beside the best.",
		"Entailment models have habits: they follow words that label and text share, they are weak at negation (not about sport still scores for sport) and they prefer labels that are frequent words. Swap a label for its synonym and count the decisions that turn. Calibrate before you read scores as probabilities.",
	],
};
