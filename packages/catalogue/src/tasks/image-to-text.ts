import type { TaskEntry } from "../shapes.ts";

export const imageToText: TaskEntry = {
	id: "image-to-text",
	summary:
		"Writes text about an image without a question: a caption for a photograph, or the text on a page. The two have little in common besides the form of their input and output, and hardly any model is good at both. To ask a question or give an instruction, use image-text-to-text instead.",
	demo: {
		inputs: [
			{
				type: "img",
				filename: "egg-stall.svg",
				alt: "A brown hen beside a wooden stall with two boxes of eggs. A sign reads: Fresh eggs, 2.40 a dozen, please shut the gate.",
			},
		],
		outputs: [
			{ type: "text", label: "Caption", content: "a hen standing next to a wooden stall with eggs" },
			{
				type: "text",
				label: "Text found in it",
				content: "FRESH EGGS\n2.40 a dozen\nplease shut the gate",
			},
		],
		note: "Image and texts were made for this page: first what a captioning model might write, then what an OCR model should. Neither ran.",
	},
	models: [
		{
			id: "Salesforce/blip-image-captioning-large",
			description: "470 M parameters, one plain sentence in English; runs on a CPU in seconds.",
		},
		{
			id: "fancyfeast/llama-joycaption-beta-one-hf-llava",
			description: "Long captions in a choice of styles, meant for training image generators.",
		},
		{
			id: "allenai/olmOCR-7B-0725",
			description: "Reads PDF pages into text in reading order, with tables and formulas; 7 B parameters.",
		},
	],
	datasets: [
		{ id: "red_caps", description: "12 M images from Reddit with what their posters wrote under them." },
		{
			id: "conceptual_captions",
			description: "3.3 M images from the web with their alternative text, names replaced by kinds.",
		},
	],
	metrics: [
		{
			id: "CIDEr",
			description: "Agreement of phrases with several people's captions; rare phrases weigh more. Not bounded by 1.",
		},
		{ id: "SPICE", description: "Compares the things, properties and relations named, not the wording." },
		{
			id: "cer",
			description: "Characters replaced, dropped and inserted, divided by the characters that are there: for reading.",
		},
	],
	spaces: [
		{ id: "fancyfeast/joy-caption-beta-one", description: "Captions an image in a style you pick." },
		{ id: "numind/NuMarkdown-8B-Thinking", description: "Turns a page into Markdown, thinking about its layout." },
		{ id: "multimodalart/OmniSVG-3B", description: "Redraws an image as SVG code, which is text as well." },
	],
	example: {
		id: "Salesforce/blip-image-captioning-large",
		tags: [],
		pipeline_tag: "image-to-text",
		library_name: "transformers",
		cardData: { license: "bsd-3-clause" },
		num_parameters: 470_000_000,
	},
	exampleSources: [
		{
			value: { bytes: 1_880_000_000, licence: "bsd-3-clause", gated: false },
			source: "hub:Salesforce/blip-image-captioning-large@353689b model.safetensors",
			day: "2026-11-24",
		},
	],
	widgetModels: ["Salesforce/blip-image-captioning-large"],
	isPlaceholder: false,
	choosing: [
		"For alternative text and search, a small captioner such as BLIP is quick and dull, which is often right. It names what is large and central, counts up to about two, and misses all lettering. Captions of a paragraph come from vision and language models; they cost twenty times as much and put in details that are not there, so have them reviewed where someone depends on them.",
		"Reading text is a discipline of its own. A single line, cut out, goes to a recogniser such as TrOCR; a photograph of a street to a detector and recogniser together; a page with columns, tables and formulas to a model that writes Markdown. The last kind keeps the reading order and, on a faint scan, completes the sentence as it ought to be. Classical OCR fails more honestly: it leaves garbage where it could not read.",
		"Look at how many tokens an image and an answer take. A dense page is three thousand tokens of output, at 7 B parameters a few seconds on a GPU, and a limit set too low cuts the page without a word. Set `max_new_tokens` to the longest page, not the average one.",
		"In code, transformers gave up the pipeline of this name in version 5 and hands you the one for image-text-to-text instead, which takes a prompt beside the image. Older captioners still load by their own classes; for newer models a fixed prompt does the same job.",
	],
	measuring: [
		"Captions have many right wordings, so collect several for each image: CIDEr and SPICE with one reference are mostly noise. With COCO's five, good captioners have a CIDEr of 1.3 to 1.5, which papers print as 130 to 150. On long captions neither works. Split those into claims and count the false ones; that figure separates models which read equally well.",
		"For reading, take character and word error rates against a careful transcript, on text with whitespace and hyphens normalised. Order counts: a perfect page with its columns swapped has a terrible error rate, so report tables and reading order separately from letters.",
		"Blank and unreadable pages belong in the test. The right answer is nothing, and a model that writes half a page of fluent prose about an empty sheet should not be let near an archive.",
	],
	variants: {
		"image-captioning": "Describes what can be seen, in one sentence or several, with no question asked.",
	},
};
