import type { TaskEntry } from "../shapes.ts";

export const objectDetection: TaskEntry = {
	id: "object-detection",
	summary: "A picture goes in, and a box with a label and a score for each object found comes out.",
	demo: { inputs: [], outputs: [] },
	models: [
		{
			id: "facebook/detr-resnet-50",
			description: "DETR on a ResNet-50, trained on COCO: finds all objects at once, without hand-made anchors.",
		},
		{ id: "IDEA-Research/dab-detr-resnet-50", description: "A DETR whose queries are boxes that each layer refines." },
		{ id: "PekingU/rtdetr_v2_r50vd", description: "The second RT-DETR, built to keep up with video." },
		{ id: "StephanST/WALDO30", description: "Finds vehicles, people and other objects in pictures taken from above." },
	],
	datasets: [
		{ id: "merve/coco2017", description: "COCO: everyday scenes with boxes for 80 kinds of object." },
		{ id: "merve/pascal-voc", description: "Pascal VOC: pictures with boxes for 20 kinds of object." },
	],
	metrics: [
		{ id: "Average Precision", description: "The area under the precision and recall curve of one class." },
		{ id: "Mean Average Precision", description: "Average precision, averaged over the classes." },
		{
			id: "APα",
			description: "Average precision when a box counts from an overlap of α with the true one: AP75 asks for 0.75.",
		},
	],
	spaces: [
		{ id: "Roboflow/RF-DETR", description: "A demo of RF-DETR." },
		{ id: "Gradio-Blocks/Object-Detection-With-DETR-and-YOLOS", description: "A demo of DETR and YOLOS." },
		{ id: "sunsmarterjieleaf/yolov12", description: "A demo of YOLOv12." },
		{ id: "VIPLab/Track-Anything", description: "Follows a chosen object through a video." },
		{ id: "merve/RT-DETR-tracking-coco", description: "Follows the objects of COCO through a video." },
	],
	widgetModels: ["facebook/detr-resnet-50"],
	youtubeId: "WdAeKSOpxhw",
	isPlaceholder: true,
};
