import type { TaskEntry } from "../shapes.ts";

export const zeroShotClassification: TaskEntry = {
	id: "zero-shot-classification",
	summary:
		"A text and labels of your own go in, and a score for each label comes out, without training on those labels.",
	demo: { inputs: [], outputs: [] },
	models: [
		{
			id: "facebook/bart-large-mnli",
			description: "BART trained on MultiNLI; each label is tried as a hypothesis about the text.",
		},
		{
			id: "MoritzLaurer/ModernBERT-large-zeroshot-v2.0",
			description: "ModernBERT trained for zero-shot classification.",
		},
		{
			id: "knowledgator/gliclass-modern-base-v2.0-init",
			description: "Scores all labels in one pass, where entailment models need one pass a label.",
		},
	],
	datasets: [
		{ id: "nyu-mll/glue", description: "A collection of English language-understanding tests, entailment among them." },
		{
			id: "nyu-mll/multi_nli",
			description: "Sentence pairs from several genres, marked as entailed, neutral or contradictory.",
		},
		{ id: "fever/fever", description: "Claims to be supported or refuted with evidence from Wikipedia." },
	],
	metrics: [],
	spaces: [],
	widgetModels: ["facebook/bart-large-mnli"],
	isPlaceholder: true,
};
