import type { TaskEntry } from "../shapes.ts";

export const timeSeriesForecasting: TaskEntry = {
	id: "time-series-forecasting",
	summary: "The past values of one or several series go in, and their likely next values come out.",
	demo: { inputs: [], outputs: [] },
	models: [],
	datasets: [],
	metrics: [],
	spaces: [],
	widgetModels: [],
	isPlaceholder: true,
};
