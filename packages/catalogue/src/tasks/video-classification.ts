import type { TaskEntry } from "../shapes.ts";

export const videoClassification: TaskEntry = {
	id: "video-classification",
	summary: "A video goes in, and labels with scores for what happens in it come out.",
	demo: { inputs: [], outputs: [] },
	models: [
		{ id: "google/vivit-b-16x2-kinetics400", description: "A video vision transformer trained on Kinetics-400." },
		{
			id: "microsoft/xclip-base-patch32",
			description: "Compares a video with texts, so the classes may be your own words.",
		},
	],
	datasets: [{ id: "kinetics400", description: "Clips of people doing one of 400 things." }],
	metrics: [
		{ id: "accuracy", description: "The share of videos given the right label." },
		{ id: "recall", description: "Of the videos that have a label, the share that were given it." },
		{ id: "precision", description: "Of the videos given a label, the share that have it." },
		{ id: "f1", description: "The harmonic mean of precision and recall." },
	],
	spaces: [
		{ id: "nateraw/lavila", description: "Describes a video in words." },
		{ id: "fcakyon/video-classification", description: "A small demo of the task." },
	],
	widgetModels: [],
	isPlaceholder: true,
};
