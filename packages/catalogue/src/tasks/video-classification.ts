import type { TaskEntry } from "../shapes.ts";

export const videoClassification: TaskEntry = {
	id: "video-classification",
	summary:
		"Decides which of a fixed list of actions happens in a clip: pouring, waving, a goal, a fall. The answer often depends on the order of the frames, not on any one of them; opening a door and closing it look alike in a still. Models look at only a few frames of each clip, and which ones is half the design.",
	demo: {
		inputs: [
			{
				type: "img",
				filename: "tea-frames.svg",
				alt: "Four frames a second apart: a teapot tips, tea runs into a cup, the pot comes upright again.",
				standsFor: "video",
			},
		],
		outputs: [
			{
				type: "chart",
				data: [
					{ label: "pouring tea", score: 0.91 },
					{ label: "making tea", score: 0.05 },
					{ label: "washing dishes", score: 0.02 },
					{ label: "drinking tea", score: 0.01 },
				],
			},
		],
		note: "The frames are drawings and the scores invented; the labels are worded as in Kinetics.",
	},
	models: [
		{
			id: "google/vivit-b-16x2-kinetics400",
			description: "A video vision transformer on 32 frames at 224 pixels, trained on Kinetics-400.",
		},
		{
			id: "microsoft/xclip-base-patch32",
			description:
				"CLIP stretched over eight frames: compares a clip with texts, so the classes may be your own words.",
		},
	],
	datasets: [
		{
			id: "kinetics400",
			description:
				"About 300,000 ten-second clips of people doing one of 400 things, fewer each year as videos vanish from the web.",
		},
	],
	metrics: [
		{ id: "accuracy", description: "Top-1: how often the first label is right; top-5 accepts any of five." },
		{
			id: "recall",
			description: "Of the clips that show an action, how many were recognised; no search will find the others.",
		},
		{ id: "precision", description: "Of the clips reported for an action, how many really show it." },
		{ id: "f1", description: "Precision and recall in one, by their harmonic mean; average it over actions." },
	],
	spaces: [
		{ id: "nateraw/lavila", description: "Describes in words what hands do in a video filmed from the wearer's eyes." },
		{ id: "fcakyon/video-classification", description: "Upload a clip and see the best labels of several models." },
	],
	example: {
		id: "google/vivit-b-16x2-kinetics400",
		tags: [],
		pipeline_tag: "video-classification",
		library_name: "transformers",
		cardData: { license: "mit" },
		num_parameters: 89_000_000,
	},
	exampleSources: [
		{
			value: { bytes: 356_000_000, licence: "mit", gated: false },
			source: "hub:google/vivit-b-16x2-kinetics400@8a7171a pytorch_model.bin",
			day: "2026-11-24",
		},
	],
	widgetModels: [],
	isPlaceholder: false,
	choosing: [
		"Find out whether your classes need motion. If one frame tells (a kitchen, a football pitch), an image classifier on a few sampled frames is cheaper and often as good. If they differ in direction or order, you need a model that saw clips.",
		"Most released models know the 400, 600 or 700 actions of Kinetics, which are things people do in front of cameras. For anything else, fine-tune: a few dozen clips for each class on a pretrained video transformer take an hour on one GPU. Models that compare video with text take your class names as they are, and do well until the classes become subtle.",
		"Mind how frames are sampled. A model trained on 16 frames spread over two seconds sees nothing of an event that takes ten, and a short event may fall between the samples of a long clip. Cut the video into windows and classify each.",
		"Decoding often costs more than the model. Sample before you decode, at the size the model wants.",
	],
	measuring: [
		'Top-1 accuracy (80 to 90 % on Kinetics-400 for good models), and beside it the accuracy of each class: action sets are unbalanced, and the mean hides the rare ones that matter. Top-5 says little when classes overlap, as "making tea" and "pouring tea" do.',
		"Split by recording before you cut clips. Two clips of one film share the kitchen, the coat and the light, and a model that trained on the first recognises the second by those.",
		"Test with the frames shuffled. If the score stays, the model reads scenery, and will fail where the scenery is new.",
	],
};
