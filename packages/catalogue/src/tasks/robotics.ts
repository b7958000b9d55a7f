import type { TaskEntry } from "../shapes.ts";

export const robotics: TaskEntry = {
	id: "robotics",
	summary: "What a robot senses goes in, and the movements it should make come out.",
	demo: { inputs: [], outputs: [] },
	models: [],
	datasets: [],
	metrics: [],
	spaces: [],
	widgetModels: [],
	isPlaceholder: true,
};
