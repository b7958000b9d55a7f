import type { TaskEntry } from "../shapes.ts";

export const zeroShotObjectDetection: TaskEntry = {
	id: "zero-shot-object-detection",
	summary:
		"A picture and names of things go in, and a box with a score for each thing found comes out, without training on those names.",
	demo: { inputs: [], outputs: [] },
	models: [
		{
			id: "openmmlab-community/mm_grounding_dino_large_all",
			description: "MM-Grounding-DINO in its large size: finds what a phrase names.",
		},
		{ id: "fushh7/LLMDet", description: "An open-vocabulary detector trained with a language model's descriptions." },
	],
	datasets: [],
	metrics: [
		{ id: "Average Precision", description: "The area under the precision and recall curve of one class." },
		{ id: "Mean Average Precision", description: "Average precision, averaged over the classes." },
		{ id: "APα", description: "Average precision when a box counts from an overlap of α with the true one." },
	],
	spaces: [
		{ id: "ariG23498/zero-shot-od", description: "A demo of several detectors." },
		{ id: "merve/OWLSAM", description: "Finds and masks what you name, with OWL and SAM." },
	],
	widgetModels: [],
	isPlaceholder: true,
};
