import type { TaskEntry } from "../shapes.ts";

export const maskGeneration: TaskEntry = {
	id: "mask-generation",
	summary: "A picture goes in, with or without points and boxes, and masks of the things in it come out, unnamed.",
	demo: { inputs: [], outputs: [] },
	models: [
		{ id: "Zigeng/SlimSAM-uniform-50", description: "Segment Anything with half of it pruned away." },
		{ id: "facebook/sam2-hiera-large", description: "The large SAM 2, for pictures and video." },
	],
	datasets: [
		{ id: "merve/coco2017", description: "COCO: everyday scenes with masks for 80 kinds of object." },
		{ id: "rocky93/BraTS_segmentation", description: "Brain scans with tumours outlined." },
	],
	metrics: [
		{
			id: "Intersection over Union (IoU)",
			description: "The overlap of predicted and true mask divided by their union.",
		},
	],
	spaces: [
		{ id: "merve/OWLSAM2", description: "Masks what you name, with OWLv2 and SAM 2." },
		{ id: "merve/slimsam", description: "A demo of SlimSAM." },
		{ id: "SkalskiP/segment-anything-model-2", description: "A demo of SAM 2." },
		{ id: "SkalskiP/SAM_and_ProPainter", description: "Removes an object from a video." },
	],
	widgetModels: [],
	isPlaceholder: true,
};
