import type { TaskEntry } from "../shapes.ts";

export const imageTextToVideo: TaskEntry = {
	id: "image-text-to-video",
	summary: "A picture and a description of what should happen go in, and a short video comes out.",
	demo: { inputs: [], outputs: [] },
	models: [{ id: "Lightricks/LTX-Video", description: "Built for speed: short clips from a picture and a prompt." }],
	datasets: [],
	metrics: [
		{
			id: "fvd",
			description: "Fréchet Video Distance: how far the statistics of generated videos are from those of real ones.",
		},
		{ id: "clipsim", description: "How well frames and prompt agree, judged by CLIP." },
	],
	spaces: [{ id: "Lightricks/ltx-video-distilled", description: "A demo of the distilled LTX-Video." }],
	widgetModels: ["Lightricks/LTX-Video"],
	isPlaceholder: true,
};
