import type { TaskEntry } from "../shapes.ts";

export const visualQuestionAnswering: TaskEntry = {
	id: "visual-question-answering",
	summary: "A picture and a question about it go in, and a short answer comes out.",
	demo: { inputs: [], outputs: [] },
	models: [
		{
			id: "google/deplot",
			description: "Reads the numbers of a chart into a table, for a language model to reason over.",
		},
		{
			id: "google/matcha-base",
			description: "Pix2Struct trained further on charts and arithmetic; meant to be fine-tuned.",
		},
		{ id: "google/pix2struct-ocrvqa-large", description: "Pix2Struct fine-tuned on questions about book covers." },
	],
	datasets: [
		{ id: "Graphcore/vqa", description: "Questions about pictures, each with several people's answers." },
		{ id: "facebook/textvqa", description: "Questions whose answer is written in the picture." },
	],
	metrics: [
		{ id: "accuracy", description: "The share of answers that people also gave." },
		{ id: "wu-palmer similarity", description: "How near two answers are in a hierarchy of word meanings." },
	],
	spaces: [
		{ id: "merve/pix2struct", description: "A demo of Pix2Struct." },
		{ id: "nielsr/vilt-vqa", description: "A demo of ViLT." },
		{ id: "Salesforce/BLIP", description: "Captions pictures and answers questions about them with BLIP." },
		{ id: "vumichien/Img2Prompt", description: "Writes a prompt that would make a similar picture." },
	],
	widgetModels: ["dandelin/vilt-b32-finetuned-vqa"],
	isPlaceholder: true,
};
