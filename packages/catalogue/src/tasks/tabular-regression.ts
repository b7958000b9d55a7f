import type { TaskEntry } from "../shapes.ts";

export const tabularRegression: TaskEntry = {
	id: "tabular-regression",
	summary:
		"From the columns of a row, a number: the price of a flat, the yield of a field, the hours a repair will take. The rows need no order and no grammar; what matters is which columns there are and how honestly they were filled.",
	demo: {
		inputs: [
			{
				type: "tabular",
				table: [
					["length_cm", "height_cm", "width_cm"],
					["23.2", "11.5", "4.0"],
					["31.2", "12.4", "4.9"],
					["12.1", "2.8", "1.4"],
				],
			},
		],
		outputs: [{ type: "tabular", table: [["weight_g"], ["252"], ["411"], ["21"]] }],
		note: "Numbers chosen for this page to look plausible for fish; nothing computed them.",
	},
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
	example: { id: "scikit-learn/Fish-Weight", tags: [], pipeline_tag: "tabular-regression", library_name: "sklearn" },
	widgetModels: ["scikit-learn/Fish-Weight"],
	isPlaceholder: false,
	choosing: [
		"Start with gradient-boosted trees. On tables of a hundred to a million rows they are hard to beat, need little preparation, take missing values as they are, and train in seconds. A linear model beside them is worth keeping: if it comes close, it is easier to explain and safer beyond the range of your data.",
		"Pretrained networks for tables predict from your rows as context, without training. They shine on small tables, up to some thousands of rows, and give an uncertainty with the number. On large ones trees are faster and as good.",
		"Most of the work is in the columns. Look for the leak: a column that is only known after the fact, an identifier that encodes the answer. Transform a skewed target (a logarithm of prices), and decide what to do with rows that lack it.",
		"A model from a hub is rarely what you want here, since your table is not theirs. Take its code and its columns as a pattern. Loading a pickled one runs whatever its author put in.",
	],
	measuring: [
		"Mean absolute error is in your own unit and easy to defend. Root mean squared error punishes large misses; take it where those are what hurts. R² compares with always guessing the mean, and changes with the spread of the test data, so do not compare it across tables.",
		"Split as you will use the model: by time if it predicts the future, by customer if new customers come. A random split of repeated measurements flatters it.",
		"Plot the residuals against the prediction and each column. Errors that grow with size, or that all belong to one region, tell you what to do next; a single figure does not.",
	],
	variants: {
		"tabular-single-column-regression":
			"One number for each row, the usual case. Where several are wanted, fit one model for each unless they must add up.",
	},
};
