import type { TaskEntry } from "../shapes.ts";

export const textToAudio: TaskEntry = {
	id: "text-to-audio",
	summary: "A description or a text goes in, and sound comes out: music, effects or speech.",
	demo: { inputs: [], outputs: [] },
	models: [],
	datasets: [],
	metrics: [],
	spaces: [],
	widgetModels: [],
	isPlaceholder: true,
};
