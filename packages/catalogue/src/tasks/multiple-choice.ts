import type { TaskEntry } from "../shapes.ts";

export const multipleChoice: TaskEntry = {
	id: "multiple-choice",
	summary: "A question and several answers go in, and a score for each answer comes out.",
	demo: { inputs: [], outputs: [] },
	models: [],
	datasets: [],
	metrics: [],
	spaces: [],
	widgetModels: [],
	isPlaceholder: true,
};
