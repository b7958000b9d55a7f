import type { TaskEntry } from "../shapes.ts";

export const tabularToText: TaskEntry = {
	id: "tabular-to-text",
	summary: "Rows of a table go in, and sentences that say the same come out.",
	demo: { inputs: [], outputs: [] },
	models: [],
	datasets: [],
	metrics: [],
	spaces: [],
	widgetModels: [],
	isPlaceholder: true,
};
