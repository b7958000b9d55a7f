import type { TaskEntry } from "../shapes.ts";

export const objectDetection: TaskEntry = {
	id: "object-detection",
	summary:
		"Finds what is in an image and where: a list of boxes, each with a label from a fixed set and a score. The list has no fixed length. A threshold decides how many entries you see, and choosing it is part of every application.",
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
				filename: "park-boxes.svg",
				alt: "The same scene, faded, with boxes around bench, person, dog and bicycle. Bench and person overlap.",
			},
			{
				type: "tabular",
				table: [
					["label", "score", "xmin", "ymin", "xmax", "ymax"],
					["person", "0.99", "164", "122", "258", "294"],
					["dog", "0.97", "276", "188", "376", "294"],
					["bicycle", "0.96", "352", "194", "476", "298"],
					["bench", "0.91", "120", "186", "290", "286"],
				],
			},
		],
		note: "Scene, boxes and scores were made for this page, without a detector; labels and output format are those of COCO models. Trees are not among COCO's 80 classes.",
	},
	models: [
		{
			id: "hustvl/yolos-tiny",
			description:
				"A plain vision transformer of 6.5 M parameters that answers with boxes: the quickest to try, and needs no other package. Apache-2.0.",
		},
		{
			id: "facebook/detr-resnet-50",
			description:
				"The first detector made of a transformer, 42.0 AP on COCO. Simple and well understood; weak on small things.",
		},
		{
			id: "PekingU/rtdetr_v2_r50vd",
			description: "53.4 AP on COCO at the speed of video, and no non-maximum suppression.",
		},
		{
			id: "IDEA-Research/dab-detr-resnet-50",
			description: "A DETR whose queries are boxes that each layer corrects, so training converges sooner.",
		},
		{
			id: "StephanST/WALDO30",
			description: "A YOLOv8 for images taken from drones and aircraft: vehicles, people, buildings, boats.",
		},
	],
	datasets: [
		{
			id: "merve/coco2017",
			description: "118,000 training and 5,000 validation images of everyday scenes, boxes for 80 kinds of object.",
		},
		{
			id: "merve/pascal-voc",
			description: "20 kinds of object; the benchmark of the decade before, still good for a quick trial.",
		},
	],
	metrics: [
		{ id: "Average Precision", description: "Area under the precision and recall curve of one class." },
		{
			id: "Mean Average Precision",
			description: "The same over all classes and, as COCO does it, over overlaps from 0.5 to 0.95.",
		},
		{
			id: "APα",
			description: "Average precision when a box counts from an overlap of α: AP50 is lenient, AP75 is not.",
		},
	],
	spaces: [
		{ id: "Roboflow/RF-DETR", description: "A fast DETR, on your own images and video." },
		{ id: "Gradio-Blocks/Object-Detection-With-DETR-and-YOLOS", description: "Two kinds of transformer, to compare." },
		{ id: "sunsmarterjieleaf/yolov12", description: "A YOLO with attention, in several sizes." },
		{ id: "VIPLab/Track-Anything", description: "Follows an object that you click, throughout a video." },
		{ id: "merve/RT-DETR-tracking-coco", description: "RT-DETR with a tracker, so that boxes keep their identity." },
	],
	example: {
		id: "hustvl/yolos-tiny",
		tags: ["yolos"],
		pipeline_tag: "object-detection",
		library_name: "transformers",
		cardData: { license: "apache-2.0" },
		num_parameters: 6_500_000,
	},
	exampleSources: [
		{
			value: { bytes: 26_000_000, licence: "apache-2.0", gated: false },
			source: "hub:hustvl/yolos-tiny@95a90f3 model.safetensors",
			day: "2026-11-24",
		},
	],
	widgetModels: ["facebook/detr-resnet-50"],
	youtubeId: "WdAeKSOpxhw",
	isPlaceholder: false,
	choosing: [
		"Nearly every project ends in fine-tuning, because COCO's 80 kinds end at skis and toasters. So choose for how a model trains: a pretrained RT-DETR or YOLO learns a new set of five classes from a few hundred images in under an hour on one GPU. Draw boxes tightly and by one rule; sloppy labels cost more than a smaller network does.",
		"Look at the size of your objects in pixels after resizing. A helmet of 20 pixels in a photograph of 4,000 becomes one of 3 at 640. Raise the resolution, or cut the image into overlapping tiles and merge the results; this usually gains more than any change of architecture.",
		"Read the licence as carefully as the benchmark. The most popular YOLO code is under AGPL-3.0, which reaches services on a network too, or under a paid licence. DETR, RT-DETR and their relatives are mostly Apache-2.0.",
		"Speed figures come from a data-centre GPU, half precision and a batch of one, often without reading the image or removing duplicate boxes (non-maximum suppression). Measure the whole path on your device. DETR's descendants have no duplicates to remove, and so take the same time for one object and for a hundred.",
	],
	measuring: [
		"COCO's headline figure averages ten overlaps and 80 classes. It says how tightly boxes fit, which may be beside the point: to count cars, AP50 and recall are closer to your question. Look at the figures for small, medium and large objects separately; a difference of two points overall often is one of ten among the small.",
		"AP sums up all thresholds, and you will run at one. Fix it on your own validation set, by weighing a missed object against a false alarm, and report precision and recall there. Scores of two models mean different things, so the threshold does not carry over.",
		"Add images with nothing in them. Benchmarks have few, cameras deliver little else, and the false alarms per day that a person must look at are often the real measure. Group the test set by camera, as frames of one camera are near copies of each other.",
	],
	variants: {
		"face-detection":
			"Boxes around faces, often with five landmarks. Recognising whose face it is, is a different task, with its own laws.",
		"vehicle-detection":
			"Cars, lorries, bicycles and so on, from the road or from above, where boxes may have to be turned.",
	},
};
