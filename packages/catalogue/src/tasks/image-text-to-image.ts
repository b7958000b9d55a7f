import type { TaskEntry } from "../shapes.ts";

export const imageTextToImage: TaskEntry = {
	id: "image-text-to-image",
	summary: "Pictures and an instruction go in, and a new picture that follows both comes out.",
	demo: { inputs: [], outputs: [] },
	models: [
		{
			id: "black-forest-labs/FLUX.2-dev",
			description: "Makes and edits pictures from text and several reference pictures.",
		},
	],
	datasets: [],
	metrics: [
		{
			id: "FID",
			description: "How far the statistics of generated pictures are from those of real ones; lower is closer.",
		},
		{ id: "CLIP", description: "How well picture and prompt agree, judged by CLIP." },
	],
	spaces: [{ id: "black-forest-labs/FLUX.2-dev", description: "A demo of FLUX.2." }],
	widgetModels: ["black-forest-labs/FLUX.2-dev"],
	isPlaceholder: true,
};
