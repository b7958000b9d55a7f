import type { TaskEntry } from "../shapes.ts";

export const other: TaskEntry = {
	id: "other",
	summary:
		"Models whose task has no tag of its own: some spell out pronunciations, play chess, fold proteins or shift the timing of a drummer, and some were merely tagged carelessly. They have nothing in common, so their cards have to explain everything.",
	demo: {
		inputs: [{ type: "text", label: "Spelling", content: "though, tough, through" }],
		outputs: [{ type: "text", label: "Pronunciation", content: "ðəʊ, tʌf, θruː" }],
		note: "One example among many kinds: letters to sounds, which no other tag covers. Transcribed for this page, for southern British speech.",
	},
	models: [],
	datasets: [],
	metrics: [],
	spaces: [],
	widgetModels: [],
	isPlaceholder: false,
	choosing: [
		"Look elsewhere first. Much of what has this tag belongs elsewhere: rerankers under text ranking, forecasting under time series, speaker vectors under audio classification or feature extraction. Search by the words of the task instead of by tag, and filter by library, for a library made for one field is often the better tag.",
		"A model without a task has no standard input, so nothing can generate its code or run it for you. What you need from the card is an example that runs, with the shape and the units of input and output, the version of each package, and what the numbers mean. Where it is missing, look for the training script; where that is missing too, move on.",
		"Such repositories bring their own code more often than others. Read it before you run it, prefer weights in safetensors to pickled ones, and try it in a container that has no network and none of your tokens.",
	],
	measuring: [
		"With no task there is no agreed measure, and every author picks their own. Ask what the figure would be for the dullest method that could work (a lookup table for pronunciations, a material count for chess) and compute it yourself if the card does not.",
		"Then ask what the figure was measured on. In small fields the same few files serve for training and testing, and a figure to three decimals on eighty examples has no meaningful decimals.",
		"If you publish such a model: name the task in the first sentence, put a metric with its test set into the card's metadata, and choose a tag that is nearly right over this one if a reader who searches for that tag would be glad to find it.",
	],
};
