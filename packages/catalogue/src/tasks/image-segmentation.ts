import type { TaskEntry } from "../shapes.ts";

export const imageSegmentation: TaskEntry = {
	id: "image-segmentation",
	summary: "A picture goes in, and masks that say which pixels belong to what come out.",
	demo: { inputs: [], outputs: [] },
	models: [
		{
			id: "tue-mps/coco_panoptic_eomt_large_640",
			description: "Panoptic segmentation of COCO's classes by a nearly plain vision transformer.",
		},
		{ id: "briaai/RMBG-1.4", description: "Cuts the foreground from its background." },
		{ id: "ZhengPeng7/BiRefNet", description: "Cuts out the foreground at high resolution, with fine edges." },
		{ id: "facebook/sapiens-seg-1b", description: "Labels the parts of people's bodies." },
		{
			id: "facebook/mask2former-swin-large-coco-panoptic",
			description: "Mask2Former on a large Swin backbone, for panoptic segmentation of COCO.",
		},
	],
	datasets: [{ id: "scene_parse_150", description: "Scenes labelled pixel by pixel in 150 classes." }],
	metrics: [
		{ id: "Average Precision", description: "The area under the precision and recall curve of one class." },
		{ id: "Mean Average Precision", description: "Average precision, averaged over the classes." },
		{
			id: "Mean Intersection over Union",
			description: "Overlap of predicted and true masks divided by their union, averaged over the classes.",
		},
		{ id: "APα", description: "Average precision when a mask counts from an overlap of α with the true one." },
	],
	spaces: [
		{ id: "facebook/ov-seg", description: "Segments whatever you name in words." },
		{ id: "jbrinkma/segment-anything", description: "A demo of Segment Anything." },
		{ id: "facebook/sapiens-pose", description: "Finds the pose of people in pictures." },
		{ id: "rashmi/sartorius-cell-instance-segmentation", description: "Outlines single cells under the microscope." },
		{ id: "ArtGAN/Segment-Anything-Video", description: "Segment Anything on video." },
		{ id: "segments/panoptic-segment-anything", description: "Panoptic masks made with Segment Anything." },
	],
	widgetModels: ["nvidia/segformer-b0-finetuned-ade-512-512"],
	youtubeId: "dKE8SIt9C-w",
	isPlaceholder: true,
};
