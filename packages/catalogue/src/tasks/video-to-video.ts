import type { TaskEntry } from "../shapes.ts";

export const videoToVideo: TaskEntry = {
	id: "video-to-video",
	summary: "A video goes in, often with an instruction, and a changed video comes out.",
	demo: { inputs: [], outputs: [] },
	models: [
		{ id: "decart-ai/Lucy-Edit-Dev", description: "Edits a video as a sentence asks." },
		{ id: "LeoLau/Shape-for-Motion", description: "Edits a video by way of a 3-D proxy of its object." },
		{ id: "nvidia/Cosmos-Transfer2.5-2B", description: "Re-renders a video from its edges, depth or segmentation." },
		{ id: "numz/SeedVR2_comfyUI", description: "SeedVR2, which restores and enlarges video, packed for ComfyUI." },
	],
	datasets: [
		{ id: "suimu/VIRESET", description: "Clips for training and testing the editing of single objects in video." },
		{ id: "zhangsh2001/LongV-EVAL", description: "Cases for testing the editing of long videos." },
		{ id: "Iceclear/SeedVR_VideoDemos", description: "Example videos of SeedVR." },
	],
	metrics: [],
	spaces: [
		{ id: "decart-ai/lucy-edit-dev", description: "A demo of Lucy Edit." },
		{ id: "ByteDance-Seed/SeedVR2-3B", description: "A demo of SeedVR2 with 3 B parameters." },
	],
	widgetModels: [],
	isPlaceholder: true,
};
