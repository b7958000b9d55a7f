import type { TaskEntry } from "../shapes.ts";

export const maskGeneration: TaskEntry = {
	id: "mask-generation",
	summary:
		"Traces the outline of an object that you point at, or of everything it can find. The model has no list of classes: a mask says where an object ends, not what it is. That makes it a tool for annotators, editors and other programs rather than an answer in itself.",
	demo: {
		inputs: [
			{
				type: "img",
				filename: "fruit.svg",
				alt: "A bowl with an apple, which has a leaf on its stalk, and a pear; a lemon lies on the table beside it.",
			},
			{ type: "text", label: "Point (x, y)", content: "192, 116" },
		],
		outputs: [
			{
				type: "img",
				filename: "fruit-masks.svg",
				alt: "The point lies on the leaf. Three masks hold it: 1, the leaf, score 0.88; 2, the apple with its leaf, 0.95; 3, the bowl with all its fruit, 0.91.",
			},
		],
		note: "The masks are the drawing's own shapes and the scores made up. One point is ambiguous, so models of this kind offer a part, a thing and a whole.",
	},
	models: [
		{
			id: "facebook/sam2-hiera-large",
			description:
				"SAM 2, the large one: points, boxes or a rough mask as prompts, and in video a memory that carries the mask on.",
		},
		{
			id: "Zigeng/SlimSAM-uniform-50",
			description:
				"The first Segment Anything in its base size, pruned by half: light enough to run without a GPU. Apache-2.0.",
		},
	],
	datasets: [
		{
			id: "merve/coco2017",
			description: "Everyday scenes with masks for 80 kinds of object; outlines drawn as polygons, so a little coarse.",
		},
		{
			id: "rocky93/BraTS_segmentation",
			description: "Brain scans with tumours outlined: unlike anything these models were trained on.",
		},
	],
	metrics: [
		{
			id: "Intersection over Union (IoU)",
			description: "Pixels that both masks share, divided by pixels that either has.",
		},
		{
			id: "Number of clicks",
			description: "Corrections needed until a mask reaches an IoU of, say, 0.9: what an annotator notices.",
		},
	],
	spaces: [
		{ id: "SkalskiP/segment-anything-model-2", description: "Prompts SAM 2 with boxes, or with nothing." },
		{ id: "merve/slimsam", description: "Shows how much of the original SlimSAM keeps." },
		{ id: "merve/OWLSAM2", description: "Finds what you name with OWLv2, then masks it with SAM 2." },
		{ id: "SkalskiP/SAM_and_ProPainter", description: "Masks an object throughout a video and removes it." },
	],
	example: {
		id: "Zigeng/SlimSAM-uniform-50",
		tags: [],
		pipeline_tag: "mask-generation",
		library_name: "transformers",
		cardData: { license: "apache-2.0" },
		num_parameters: 28_000_000,
	},
	exampleSources: [
		{
			value: { bytes: 112_000_000, licence: "apache-2.0", gated: false },
			source: "hub:Zigeng/SlimSAM-uniform-50@d67c795 model.safetensors",
			day: "2026-11-24",
		},
	],
	widgetModels: [],
	isPlaceholder: false,
	choosing: [
		"How will you prompt? A box is the clearest prompt and the one a detector can supply. A point is quick and ambiguous; ask for several masks and take the best scored, or add a second point, positive or negative. The newest generation, SAM 3, also takes a noun and returns every instance of it, which makes it a detector as well.",
		"To mask everything, the model lays a grid of points over the image, decodes each, and drops masks that are uncertain, unstable or found twice. In transformers' pipeline `points_per_batch` trades memory for time, `pred_iou_thresh` and `stability_score_thresh` decide how much survives. A finer grid finds smaller things and takes longer in proportion. The result is a pile of masks without names, with leaves and trees and forests in it.",
		"The encoder does nearly all the work. It runs once per image, and each further prompt costs milliseconds. Keep the embedding while a user clicks. Distilled and pruned models shrink the encoder, and lose most on thin structures and low contrast.",
		"If the classes are known and fixed, train a segmentation model and use this one to draw its labels. It is larger, slower and cannot say what it found; as a maker of training data it has few equals.",
	],
	measuring: [
		"Take mean IoU for a fixed kind of prompt (the centre of the true mask, or its bounding box) and say which one and which of the offered masks was scored. On the 23 sets that SAM was tested on, one click gives about 60 % and five give 82 to 84. Choosing the best of three by the truth is usual in papers and not available to your users.",
		"For interactive work, simulate: click where the error is largest, decode again, and count the clicks until IoU reaches 0.85 or 0.9. Cap the count and report how many images never got there.",
		"Test away from photographs. On X-rays, microscopy, aerial and camouflage images these models outline plausible regions that are not the wanted ones, with high scores. Where that happens, a few hundred masks and an afternoon of fine-tuning the decoder repair much of it.",
	],
};
