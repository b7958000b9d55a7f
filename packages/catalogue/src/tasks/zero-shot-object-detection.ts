import type { TaskEntry } from "../shapes.ts";

export const zeroShotObjectDetection: TaskEntry = {
	id: "zero-shot-object-detection",
	summary:
		"Finds objects that you describe in your own words, and draws boxes around them. An open-vocabulary detector compares regions of the image with the phrases, so it finds objects that it was not trained on, and can use a property: the striped mug and not the others. It is slower and less exact than a detector trained for your classes, and often the quickest way to get boxes to train one.",
	demo: {
		inputs: [
			{
				type: "img",
				filename: "shelf.svg",
				alt: "Two shelves: above, a blue, a striped and a green mug and some books; below, a watering can, a radio and a cactus.",
			},
			{ type: "text", label: "Candidate labels", content: "a striped mug, a watering can, a teapot" },
		],
		outputs: [
			{
				type: "img",
				filename: "shelf-found.svg",
				alt: "The same shelves, faded, with a box around the striped mug and one around the watering can.",
			},
			{
				type: "tabular",
				table: [
					["name", "score", "xmin", "ymin", "xmax", "ymax"],
					["a watering can", "0.71", "32", "212", "220", "334"],
					["a striped mug", "0.58", "122", "100", "200", "162"],
				],
			},
		],
		note: "Shelves, boxes and scores were made up for this page. There is no teapot; with a low threshold a model would very likely propose the watering can.",
	},
	models: [
		{
			id: "IDEA-Research/grounding-dino-tiny",
			description:
				"The smallest Grounding DINO: takes phrases, and boxes what they name. 172 M parameters, Apache-2.0.",
		},
		{
			id: "openmmlab-community/mm_grounding_dino_large_all",
			description:
				"Grounding DINO retrained in the open, large size: draws tighter boxes. For accuracy rather than speed.",
		},
		{
			id: "fushh7/LLMDet",
			description:
				"A detector like Grounding DINO, taught with long captions that a language model wrote: better on rare things.",
		},
	],
	datasets: [],
	metrics: [
		{ id: "Average Precision", description: "Precision averaged over all recalls, for the boxes of one name." },
		{ id: "Mean Average Precision", description: "The same averaged over names; on LVIS over 1,203 of them." },
		{ id: "APα", description: "At one overlap: AP50 asks whether the thing was found, AP75 whether the box fits." },
	],
	spaces: [
		{ id: "ariG23498/zero-shot-od", description: "Several detectors on one image and one list of names." },
		{ id: "merve/OWLSAM", description: "Boxes by OWL, turned into masks by Segment Anything." },
	],
	example: {
		id: "IDEA-Research/grounding-dino-tiny",
		tags: [],
		pipeline_tag: "zero-shot-object-detection",
		library_name: "transformers",
		cardData: { license: "apache-2.0" },
		num_parameters: 172_000_000,
	},
	exampleSources: [
		{
			value: { bytes: 689_000_000, licence: "apache-2.0", gated: false },
			source: "hub:IDEA-Research/grounding-dino-tiny@25b0b43 model.safetensors",
			day: "2026-11-24",
		},
	],
	widgetModels: [],
	isPlaceholder: false,
	choosing: [
		"There are two designs. OWL and its relatives encode names and regions separately and compare at the end: thousands of names cost little, and an image can serve as the query instead of a word. Grounding DINO and its relatives let words and image interact from the start: better with phrases and relations, slower with every name, and limited by the length of the prompt. For a long fixed list take the first, for a description the second.",
		"Wording is a parameter. Use singular nouns with an article, ordinary words, and one thing per name. Grounding models want names divided by full stops when you call them directly. The pipeline in transformers runs the model once for each name and drops nothing between names, so one thing may be boxed twice, as `mug` and as `cup`; remove the duplicates yourself, by non-maximum suppression over all names.",
		"Thresholds are low here. The pipeline starts at 0.1, and correct boxes of rare things may score 0.2. Set one for each name on a few examples. A name that is absent from the image is the hard case, since the nearest lookalike is always on offer.",
		"For video or volume, let this model label a thousand images, correct them by hand, and train a small ordinary detector. It will be twenty times quicker, and more accurate on the classes that you need.",
	],
	measuring: [
		"Read what zero-shot means in the table before you. Many models were trained on COCO or on data that includes its classes, so their COCO figure measures something else; LVIS with its rare classes listed separately tells more (an AP of about 50 is the mark of the large models), and a set from another world (underwater, microscopes, shop shelves) most of all.",
		"Give the model the names that will be asked, including ones that are not there. Benchmarks often pass only names of things present, which hides false alarms, the chief complaint in use. Report precision on images without the thing next to recall on those with it.",
		"For phrases, average precision over classes has no meaning. Take descriptions of one thing, such as `the mug behind the radio`, and count how often the best box overlaps the right one by half or more. Include near misses in the image, or the noun alone is enough.",
	],
};
