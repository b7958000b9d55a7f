import type { TaskEntry } from "../shapes.ts";

export const imageTextToText: TaskEntry = {
	id: "image-text-to-text",
	summary:
		"Answers in text about images and text: a question about a photograph, the fields of an invoice, the next click on a screen. An encoder turns each image into a few hundred to a few thousand tokens, which a language model reads like text. What the encoder cannot see at its resolution, no prompt will recover.",
	demo: {
		inputs: [
			{
				type: "img",
				filename: "departures.svg",
				alt: "A station's departure board. 10:42 York, platform 3. 10:55 Leeds, platform 1. 11:07 Hull, platform 4, delayed.",
			},
			{ type: "text", label: "Question", content: "When does the train to Leeds leave, and from which platform?" },
		],
		outputs: [{ type: "text", label: "Answer", content: "It leaves at 10:55 from platform 1." }],
		note: "Trains and answer are invented; no model read the board.",
	},
	models: [
		{
			id: "HuggingFaceTB/SmolVLM-Instruct",
			description: "2.2 B parameters, 4.5 GB at 16 bits; takes several images at once.",
		},
		{
			id: "zai-org/GLM-4.5V",
			description: "A large mixture-of-experts model that can reason before it answers.",
		},
		{
			id: "rednote-hilab/dots.ocr",
			description: "Reads pages: layout, text, tables and formulas in one pass, in about a hundred languages.",
		},
		{
			id: "Qwen/Qwen2.5-VL-3B-Instruct",
			description: "3 B parameters; images at their own resolution, video, and boxes around what it is asked to find.",
		},
		{
			id: "microsoft/Magma-8B",
			description: "Made for agents: says where to click on a screen, or how a robot's arm should move.",
		},
	],
	datasets: [
		{
			id: "liuhaotian/LLaVA-Instruct-150K",
			description: "Conversations about COCO images, written by a language model that saw only captions and boxes.",
		},
		{
			id: "DAMO-NLP-SG/multimodal_textbook",
			description: "Frames and narration of teaching videos, in the order of the lesson.",
		},
		{ id: "HuggingFaceM4/the_cauldron", description: "Fifty datasets of vision and language in one format." },
		{ id: "HuggingFaceM4/WebSight", description: "Generated web pages: the screenshot and the HTML behind it." },
	],
	metrics: [
		{
			id: "exact-match",
			description: "Right or wrong by string, after trimming and casing; for closed questions with one way to answer.",
		},
		{
			id: "anls",
			description: "Average Normalised Levenshtein Similarity: tolerates small spelling mistakes, for reading text.",
		},
	],
	spaces: [
		{ id: "opencompass/open_vlm_leaderboard", description: "Ranks models on dozens of benchmarks, column by column." },
		{ id: "sergiopaniego/vlm_object_understanding", description: "Compares how models find objects in an image." },
		{ id: "prithivMLmods/Multimodal-OCR", description: "Compares models that read text from images." },
	],
	example: {
		id: "HuggingFaceTB/SmolVLM-Instruct",
		tags: ["conversational"],
		pipeline_tag: "image-text-to-text",
		library_name: "transformers",
		cardData: { license: "apache-2.0" },
		num_parameters: 2_250_000_000,
	},
	exampleSources: [
		{
			value: { bytes: 4_490_000_000, licence: "apache-2.0", gated: false },
			source: "hub:HuggingFaceTB/SmolVLM-Instruct@96c9988 model.safetensors",
			day: "2026-11-24",
		},
	],
	widgetModels: ["zai-org/GLM-4.5V"],
	youtubeId: "IoGaGfU1CIg",
	isPlaceholder: false,
	choosing: [
		"Resolution and tokens come first. Some models squeeze every image into one small square; others cut it into tiles or keep its own size. For photographs the former will do. For pages, screens and charts you need the latter, and you pay for it: a page may cost two thousand tokens, and ten of them fill a small context and your memory.",
		"Say what kind of answer you need. Description, reading text, pointing (boxes or coordinates) and reasoning over charts are four skills, trained separately. A 1 to 3 B model made for reading pages beats general models many times its size at that, and fails at everything else. Coordinates differ as well: pixels of the resized image, or thousandths of its sides.",
		"Several images in one request are a separate skill. Models trained on one image per prompt confuse several; if you compare images or send pages and frames, look for interleaved training or for video.",
		"If the answer is one of ten labels, or always the same field, do not chat: a classifier, a detector or plain OCR is faster, cheaper and gives scores you can threshold.",
	],
	measuring: [
		"A benchmark that a model passes without seeing the images measures only its language part. Run it without the image, or with the wrong one; in several well-known sets a good share of the questions survive that. What is left is seeing.",
		'Exact match punishes "10:55 a.m." for "10:55"; a model as judge forgives too much. For reading text use edit distance (ANLS tolerates small mistakes), for pointing the overlap of boxes, for charts a tolerance of a few per cent. For free description, split the text into claims and count those that the image does not bear out.',
		'Invented answers are the most costly failure, because they are fluent. Ask about things that are not there ("what colour is the dog?") as often as about things that are, and report both. Then degrade the image (smaller, darker, tilted) and note when it begins to admit that it cannot tell. Many never do.',
	],
};
