import type { TaskEntry } from "../shapes.ts";

export const imageSegmentation: TaskEntry = {
	id: "image-segmentation",
	summary:
		"Labels the pixels of an image where detection draws boxes: this is road, this is sky, these belong to the third sheep. The result is one mask per class or per object, with a label from the set the model was trained on. Choose it when shape or area matters: to cut out, to measure, to steer around.",
	demo: {
		inputs: [
			{
				type: "img",
				filename: "park.svg",
				alt: "A person sits on a park bench and reads; beside the bench a dog and a bicycle, behind them trees.",
			},
		],
		outputs: [
			{
				type: "img",
				filename: "park-segments.svg",
				alt: "The same scene in flat colours, one for each class: sky, tree, grass, path, bench, person, dog, bicycle.",
			},
		],
		note: "Drawn twice, the second time in flat colours; no model ran. It shows semantic segmentation: the tree in front and those behind share one colour, as all trees do.",
	},
	models: [
		{
			id: "microsoft/beit-base-finetuned-ade-640-640",
			description:
				"Names each pixel of a scene, out of the 150 classes of ADE20K: semantic segmentation by a plain transformer, 0.9 GB of weights. Apache-2.0.",
		},
		{
			id: "facebook/mask2former-swin-large-coco-panoptic",
			description:
				"Predicts masks by queries, with a large Swin backbone: COCO's 80 things and 53 kinds of background. A strong, slow reference.",
		},
		{
			id: "tue-mps/coco_panoptic_eomt_large_640",
			description:
				"Panoptic segmentation by a DINOv2 transformer with hardly anything added; about as good as Mask2Former, and much faster.",
		},
		{
			id: "ZhengPeng7/BiRefNet",
			description: "Separates foreground from background at 1,024 pixels, down to single hairs.",
		},
		{
			id: "briaai/RMBG-1.4",
			description: "Cuts out the foreground with a smaller network. Read its licence before commercial use.",
		},
		{
			id: "facebook/sapiens-seg-1b",
			description: "1 B parameters for people alone: 28 parts of body and clothing at 1,024 × 768 pixels.",
		},
	],
	datasets: [
		{
			id: "scene_parse_150",
			description: "ADE20K as the benchmark uses it: 20,000 training scenes, every pixel in one of 150 classes.",
		},
	],
	metrics: [
		{
			id: "Mean Intersection over Union",
			description: "Shared pixels of predicted and true mask divided by all pixels of either, averaged over classes.",
		},
		{
			id: "Average Precision",
			description: "How well precision holds while recall grows, for one class, with masks compared instead of boxes.",
		},
		{ id: "Mean Average Precision", description: "The same averaged over classes and over overlaps of 0.5 to 0.95." },
		{ id: "APα", description: "The figure at a single overlap α: 0.5 forgives a ragged outline, 0.75 does not." },
		{
			id: "Panoptic Quality",
			description: "Mean overlap of the matched segments times the F1 of having found them: both halves in one figure.",
		},
	],
	spaces: [
		{ id: "facebook/ov-seg", description: "Segments what you name in words, beyond any fixed set." },
		{ id: "jbrinkma/segment-anything", description: "A demo of Segment Anything, whose masks have no labels." },
		{ id: "facebook/sapiens-pose", description: "The poses of people, by a sister of the segmentation model." },
		{ id: "rashmi/sartorius-cell-instance-segmentation", description: "Outlines single nerve cells in microscopy." },
		{ id: "ArtGAN/Segment-Anything-Video", description: "Carries a mask through a video." },
		{
			id: "segments/panoptic-segment-anything",
			description: "Labels Segment Anything's masks, for a panoptic result.",
		},
	],
	example: {
		id: "microsoft/beit-base-finetuned-ade-640-640",
		tags: ["beit"],
		pipeline_tag: "image-segmentation",
		library_name: "transformers",
		cardData: { license: "apache-2.0" },
	},
	exampleSources: [
		{
			value: { bytes: 900_000_000, licence: "apache-2.0", gated: false },
			source: "hub:microsoft/beit-base-finetuned-ade-640-640@a8b6f5e pytorch_model.bin",
			day: "2026-11-24",
		},
	],
	widgetModels: ["nvidia/segformer-b0-finetuned-ade-512-512"],
	youtubeId: "dKE8SIt9C-w",
	isPlaceholder: false,
	choosing: [
		"Decide first which of the three kinds you need, since a model of one kind seldom does another. If you will count, you need instances. If you will measure areas, semantic classes are enough, and train on less. Models such as Mask2Former come in all three, as separate checkpoints; in transformers `subtask` chooses what a model that can do several returns.",
		"The label set comes next. COCO has a cup and no crack; ADE20K has floors and walls and no tumour. Fine-tuning is the normal case here: a few hundred carefully drawn masks and a small backbone such as SegFormer's (the smallest has under 4 M parameters) make a usable model in an evening. Draw the masks with the help of a promptable model; it cuts the labour to a fraction.",
		"For cutting out a subject, do not take a semantic model at all. Matting and background removal have their own models with soft edges, where hair and glass are partly transparent; a hard mask always leaves a rim.",
		"Watch the resolution. Masks are predicted at a quarter of the input or coarser and then enlarged, so a cable two pixels wide is lost at 512. Tiles with an overlap keep details and lose the view of the whole; for aerial and medical images that is usually the right side to err on.",
	],
	measuring: [
		"Mean IoU weighs every class alike, so one rare class done badly pulls it down, and pixel accuracy hides exactly that behind the sky. Report IoU for each class. On ADE20K, where 150 classes are averaged, the smallest SegFormer has 37 % and the large models 55 to 60. On thin things it is harsh: shift a line three pixels wide by one pixel and half the overlap is gone, so add a boundary measure where outlines are the point.",
		"Instance masks are scored like detections, by average precision over overlaps of masks from 0.5 to 0.95. Panoptic quality combines both and can be split into how well segments fit and how many were found; look at the two factors, since they call for different remedies.",
		"People disagree on borders. Let two of them draw the same twenty images and compute the IoU between them; on blurred outlines, as in medical scans, it lies well below 1. A model that comes close to that figure has reached the end of what your labels can teach.",
	],
	variants: {
		"semantic-segmentation": "A class for every pixel. Two sheep side by side are one patch of sheep.",
		"instance-segmentation": "A mask for each single object, which may overlap; the background belongs to none.",
		"panoptic-segmentation":
			"Both at once: things are distinguished, stuff such as sky and road is labelled, and each pixel belongs to exactly one segment.",
	},
};
