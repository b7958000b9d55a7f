import type { TaskEntry } from "../shapes.ts";

export const visualQuestionAnswering: TaskEntry = {
	id: "visual-question-answering",
	summary:
		"Answers a question about an image in a word or two. The typical model chooses from about three thousand answers that were frequent in its training data and gives each a score. Conversation, explanations and long answers have moved on to image-text-to-text; what remains here is small, fast and comes with probabilities.",
	demo: {
		inputs: [
			{
				type: "img",
				filename: "fruit.svg",
				alt: "A blue bowl with an apple and a pear; a lemon lies on the table beside it.",
			},
			{ type: "text", label: "Question", content: "What fruit lies outside the bowl?" },
		],
		outputs: [
			{
				type: "chart",
				data: [
					{ label: "lemon", score: 0.74 },
					{ label: "pear", score: 0.12 },
					{ label: "orange", score: 0.06 },
					{ label: "apple", score: 0.05 },
				],
			},
		],
		note: "A drawing with made-up scores; no model ran. The mistakes are plausible ones: the wrong place, the wrong fruit.",
	},
	models: [
		{
			id: "google/deplot",
			description: "Turns a chart into the table behind it, for a language model to reason over.",
		},
		{
			id: "google/matcha-base",
			description:
				"The same network as DePlot, trained on charts and arithmetic; a base to fine-tune, not a finished product.",
		},
		{
			id: "google/pix2struct-ocrvqa-large",
			description: "For questions about book covers: title, author, genre.",
		},
	],
	datasets: [
		{
			id: "Graphcore/vqa",
			description: "Questions on COCO photographs, each answered by ten people, who often differ.",
		},
		{
			id: "facebook/textvqa",
			description: "45,000 questions on 28,000 photographs whose answer has to be read off a sign, a label, a screen.",
		},
	],
	metrics: [
		{
			id: "accuracy",
			description:
				"Here a soft measure: an answer given by three or more of ten people counts in full, one given by fewer in part.",
		},
		{
			id: "wu-palmer similarity",
			description: "How close two answers are in a hierarchy of meanings; dog and puppy are close.",
		},
	],
	spaces: [
		{ id: "nielsr/vilt-vqa", description: "ViLT's five best answers to your question." },
		{ id: "merve/pix2struct", description: "Pix2Struct on pages, charts and screens." },
		{ id: "Salesforce/BLIP", description: "Captions, and answers written freely." },
		{ id: "vumichien/Img2Prompt", description: "Writes the prompt that might have made an image." },
	],
	example: {
		id: "dandelin/vilt-b32-finetuned-vqa",
		tags: [],
		pipeline_tag: "visual-question-answering",
		library_name: "transformers",
		cardData: { license: "apache-2.0" },
		num_parameters: 118_000_000,
	},
	exampleSources: [
		{
			value: { bytes: 470_000_000, licence: "apache-2.0", gated: false },
			source: "hub:dandelin/vilt-b32-finetuned-vqa@a08ecc1 pytorch_model.bin",
			day: "2026-11-24",
		},
	],
	widgetModels: ["dandelin/vilt-b32-finetuned-vqa"],
	isPlaceholder: false,
	choosing: [
		"Ask whether your answers come from a closed list. Is someone at the door? Which colour is the car? Is the shelf empty? For these a classifier such as ViLT answers in well under a second on modest hardware, and its scores can be thresholded and logged. It can never give an answer outside its 3,129, which contain no long numbers or names.",
		"For charts, separate the two steps. A model such as DePlot writes the table, and a language model computes with it; you can look at the table and see where an error arose. Asking a general model directly is more convenient and hides a misread axis.",
		"For anything open, choose a vision and language chat model. A current one of 2 to 4 B parameters beats all classic models of this page in accuracy, and takes ten times the compute. Recent transformers agree: version 5 has no pipeline for this task and points to image-text-to-text, though ViLT and BLIP still load by their classes.",
	],
	measuring: [
		'The soft accuracy credits an answer by how many of ten people gave it, after lower-casing and stripping articles. On VQA v2 ViLT has 71 %, good chat models and people above 80. It suits words and fails sentences: a chat model that says "a yellow lemon" scores nothing. Tell it to answer in one word, or compare meaning.',
		'Language alone gets far. Questions that begin with "Is there" were mostly answered yes in the first datasets, and "Do you see a clock?" gave away that there was one. Run the questions with the images shuffled; what the model still gets right, it did not see. Balanced pairs, the same question on two similar images with different answers, are the better test.',
		"Split results by kind of question. Yes or no, counting and everything else lie thirty points apart on the same model, so a total says mainly how your questions are mixed. Counting above four and left against right deserve their own lines.",
	],
	variants: {
		"visual-question-answering":
			"The task as a whole: an image and a question in, a short answer out, chosen from a list or written.",
	},
};
