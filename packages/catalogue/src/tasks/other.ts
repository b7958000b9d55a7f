import type { TaskEntry } from "../shapes.ts";

export const other: TaskEntry = {
	id: "other",
	summary: "Anything that fits none of the other tasks goes in, and what comes out is for the model's card to say.",
	demo: { inputs: [], outputs: [] },
	models: [],
	datasets: [],
	metrics: [],
	spaces: [],
	widgetModels: [],
	isPlaceholder: true,
};
