import type { TaskEntry } from "../shapes.ts";

export const imageTextToImage: TaskEntry = {
	id: "image-text-to-image",
	summary:
		"Several pictures and a sentence become one new picture: this cat, in front of that lighthouse. Where image to image changes one picture, here the pictures are material, and the words say how to put it together.",
	demo: {
		inputs: [
			{ type: "img", filename: "cat.svg", alt: "A tabby cat on a rug." },
			{ type: "img", filename: "lighthouse.svg", alt: "A lighthouse on a cliff at dusk." },
			{ type: "text", label: "Instruction", content: "Put the cat on the shore in front of the lighthouse." },
		],
		outputs: [
			{
				type: "img",
				filename: "cat-at-lighthouse.svg",
				alt: "The tabby cat sits on the shore, the lighthouse at dusk behind it.",
			},
		],
		note: "Put together for this page from the two drawings; no model ran.",
	},
	models: [
		{
			id: "black-forest-labs/FLUX.2-dev",
			description: "Makes and edits pictures from text and several reference pictures.",
		},
	],
	datasets: [],
	metrics: [
		{
			id: "FID",
			description: "How far the statistics of generated pictures are from those of real ones; lower is closer.",
		},
		{ id: "CLIP", description: "How well picture and prompt agree, judged by CLIP." },
	],
	spaces: [{ id: "black-forest-labs/FLUX.2-dev", description: "A demo of FLUX.2." }],
	widgetModels: ["black-forest-labs/FLUX.2-dev"],
	isPlaceholder: false,
	choosing: [
		"Count your references. Some models take one picture, some four, some ten, and quality falls with each. Find out what the third picture does before you design a workflow that needs five.",
		"Identity is the hard part. If the result must be this very product or this very person, test with subjects that have marks a stranger would notice: a logo, a scar, an odd button. General editing models keep the kind of thing and quietly replace the individual.",
		"The big open models carry a language model as text encoder and want 40 GB and more in full precision; quantized to four bits they fit on one consumer card, with a loss that is visible mainly in small text. Distilled versions for few steps are enough for layout sketches.",
		'Say which picture you mean ("the cat of the first picture") and what should stay. Without that, light and style are taken from whichever reference is the strongest.',
	],
	measuring: [
		"Likeness first: embed the subject in the reference and in the result (DINO or a face network) and compare. Then obedience: a list of checks for each instruction, answered by a person or, for a first sieve, a vision-language model.",
		"FID needs thousands of pictures and says whether the collection looks real, not whether anything was followed. CLIP similarity rewards the right words and does not notice a wrong subject. Neither replaces side-by-side votes.",
		"Keep a set of failures, such as two subjects that swap their clothes, and run it on each new release.",
	],
};
