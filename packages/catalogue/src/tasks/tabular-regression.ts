import type { TaskEntry } from "../shapes.ts";

export const tabularRegression: TaskEntry = {
	id: "tabular-regression",
	summary: "Rows of a table go in, and a number for each row comes out.",
	demo: { inputs: [], outputs: [] },
	models: [
		{
			id: "scikit-learn/Fish-Weight",
			description: "Guesses the weight of a fish from its measurements; small enough to read through.",
		},
	],
	datasets: [{ id: "inria-soda/tabular-benchmark", description: "Tables for comparing trees with neural networks." }],
	metrics: [
		{ id: "mse", description: "Mean squared error: large mistakes weigh more than many small ones." },
		{ id: "r-squared", description: "The share of the variance explained: 1 is perfect, 0 no better than the mean." },
	],
	spaces: [{ id: "scikit-learn/fish-weight-prediction", description: "A demo of the fish model." }],
	widgetModels: ["scikit-learn/Fish-Weight"],
	isPlaceholder: true,
};
