import type { TaskEntry } from "../shapes.ts";

export const tableToText: TaskEntry = {
	id: "table-to-text",
	summary: "A table goes in, and a text that describes it comes out.",
	demo: { inputs: [], outputs: [] },
	models: [],
	datasets: [],
	metrics: [],
	spaces: [],
	widgetModels: [],
	isPlaceholder: true,
};
