import type { TaskEntry } from "../shapes.ts";

export const text2textGeneration: TaskEntry = {
	id: "text2text-generation",
	summary: "A text goes in, and a rewritten one comes out; hubs now file such models under text generation.",
	demo: { inputs: [], outputs: [] },
	models: [],
	datasets: [],
	metrics: [],
	spaces: [],
	widgetModels: [],
	isPlaceholder: true,
};
