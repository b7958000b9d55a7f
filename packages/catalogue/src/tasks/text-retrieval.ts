import type { TaskEntry } from "../shapes.ts";

export const textRetrieval: TaskEntry = {
	id: "text-retrieval",
	summary: "A query goes in, and the texts of a collection that answer it come out, the best first.",
	demo: { inputs: [], outputs: [] },
	models: [],
	datasets: [],
	metrics: [],
	spaces: [],
	widgetModels: [],
	isPlaceholder: true,
};
