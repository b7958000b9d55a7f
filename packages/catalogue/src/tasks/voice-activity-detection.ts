import type { TaskEntry } from "../shapes.ts";

export const voiceActivityDetection: TaskEntry = {
	id: "voice-activity-detection",
	summary: "A recording goes in, and the stretches in which someone speaks come out.",
	demo: { inputs: [], outputs: [] },
	models: [],
	datasets: [],
	metrics: [],
	spaces: [],
	widgetModels: [],
	isPlaceholder: true,
};
