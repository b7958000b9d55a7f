import type { TaskEntry } from "../shapes.ts";

export const imageTextToImage: TaskEntry = {
	id: "image-text-to-image",
	summary:
		"Combines several images and a sentence into a new image: this cat, in front of that lighthouse. Image to image changes one image; here the images are material, and the text says how to combine them. The hard part is identity: the cat must stay this cat, with its own stripes, although pose, light and place are all new.",
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
		note: "Composed for this page from the two drawings; no model ran.",
	},
	models: [
		{
			id: "black-forest-labs/FLUX.2-klein-4B",
			description:
				"The small FLUX.2, distilled to four steps: makes and edits images from text and references. Apache-2.0.",
		},
		{
			id: "black-forest-labs/FLUX.2-dev",
			description:
				"32 B parameters and a 24 B language model to read the prompt: makes and edits images from text and up to ten references. Gated, non-commercial licence.",
			stated: { source: "starter:black-forest-labs/FLUX.2-dev", day: "2026-11-24" },
		},
		{
			id: "HiDream-ai/HiDream-O1-Image",
			description: "8.8 B parameters on the architecture of Qwen3-VL, 35 GB as stored in 32 bits. MIT licence.",
			stated: { source: "starter:HiDream-ai/HiDream-O1-Image", day: "2026-11-24" },
		},
	],
	datasets: [],
	metrics: [
		{
			id: "FID",
			description:
				"Fréchet Inception Distance between thousands of results and real images: realism of the whole, not how well instructions are followed.",
		},
		{ id: "CLIP", description: "Similarity of image and prompt under CLIP; a wrong cat scores as well as yours." },
	],
	spaces: [
		{
			id: "black-forest-labs/FLUX.2-dev",
			description: "One or several of your images, combined by FLUX.2 as a sentence says.",
		},
	],
	example: {
		id: "black-forest-labs/FLUX.2-klein-4B",
		tags: ["diffusers:Flux2KleinPipeline"],
		pipeline_tag: "image-text-to-image",
		library_name: "diffusers",
		cardData: { license: "apache-2.0" },
		num_parameters: 3_875_544_576,
	},
	exampleSources: [
		{
			value: { parameters: 3_875_544_576, licence: "apache-2.0", gated: false },
			source: "starter:black-forest-labs/FLUX.2-klein-4B",
			day: "2026-11-24",
		},
	],
	widgetModels: ["black-forest-labs/FLUX.2-dev"],
	isPlaceholder: false,
	choosing: [
		"Count your references. Some models take one image, some four, some ten, and quality falls with each. Find out what the third image does before you design a workflow that needs five.",
		"If the result must be this very product or this very person, test with subjects that have marks that anyone would notice: a logo, a scar, an odd button. General editing models keep the kind of thing and quietly replace the individual.",
		"Weights come in two parts, and both count. FLUX.2 [dev] at 16 bits is 64 GB, its text encoder another 48; at four bits, and with the encoder run first and unloaded, it fits a consumer GPU with 24 GB, and small lettering suffers most. Distilled versions for few steps are enough for layout sketches.",
		'Say which image you mean ("the cat of the first image") and what should stay. Without that, light and style are taken from whichever reference is the strongest.',
	],
	measuring: [
		"Similarity first: embed the subject in the reference and in the result (DINO or a face network) and compare. Then instructions: a list of checks for each instruction, answered by a person or, as a first filter, a vision-language model.",
		"FID needs thousands of images and says whether the collection looks real, not whether anything was followed. CLIP similarity rewards the right words and does not notice a wrong subject. Neither replaces side-by-side votes.",
		"Keep a set of failures, such as two subjects that swap their clothes, and run it on each new release.",
	],
};
