import type { TaskEntry } from "../shapes.ts";

export const tabularRegression: TaskEntry = {
	id: "tabular-regression",
	summary:
		"Predicts a number from the columns of a row: the price of a flat, the yield of a field, the hours a repair will take. Rows need no order and no grammar; what matters is which columns there are and how honestly they were filled in. A prediction far outside the range of the table is a guess, however many decimals it has, and trees cannot even make one: they stop at the largest value they saw.",
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
		{
			id: "Synthefy/Nori-100M",
			description:
				"A pretrained network that takes your rows as context and is not trained on them; 0.4 GB, Apache-2.0. Released in August 2026, so little tested.",
			stated: { source: "starter:Synthefy/Nori-100M", day: "2026-11-24" },
		},
	],
	datasets: [
		{
			id: "inria-soda/tabular-benchmark",
			description:
				"45 tables, those for regression with prices, rides and house values among them; trees against neural networks.",
		},
	],
	metrics: [
		{
			id: "mse",
			description: "Mean squared error, in the square of your unit: one miss of 10 costs as much as a hundred of 1.",
		},
		{
			id: "r-squared",
			description:
				"The share of the variance explained: 1 is perfect, 0 no better than the mean, and below 0 is worse than that.",
		},
	],
	spaces: [
		{
			id: "scikit-learn/fish-weight-prediction",
			description: "The fish model behind a form: type a length, read a weight.",
		},
	],
	example: {
		id: "scikit-learn/Fish-Weight",
		tags: [],
		pipeline_tag: "tabular-regression",
		library_name: "sklearn",
		cardData: { license: "mit" },
	},
	exampleSources: [
		{ value: { bytes: 118_000 }, source: "hub:scikit-learn/Fish-Weight@f174ae3 example.pkl", day: "2026-11-24" },
		{
			value: { licence: "mit", gated: false },
			source: "hub:scikit-learn/Fish-Weight@50b27e5 README.md",
			day: "2026-11-24",
		},
	],
	widgetModels: ["scikit-learn/Fish-Weight"],
	isPlaceholder: false,
	choosing: [
		"Two methods cover most of the ground, and you should fit both. Gradient-boosted trees bend to thresholds and interactions without being told, and stay flat where the data end. A linear model, or splines, continues in a straight line, which is what you want for a dose or a length beyond the table, and can be written on a page. If their errors are close, keep the second.",
		"Pretrained networks for tables predict from your rows as context, without training. They do best on small tables, up to a few thousand rows, and most give a distribution instead of one number. Want an interval from trees? Train them on quantiles, or wrap any model in conformal prediction, which needs a few hundred held-out rows and keeps its promise on average.",
		"Most of the work is in the columns. Look for the leak: a column that is only known after the fact, an identifier that encodes the answer. Transform a skewed target (a logarithm of prices), and decide what to do with rows that lack it.",
		"What hubs hold under this tag was fitted to someone else's columns. Take the code and the preparation as a pattern, and remember that opening a pickled model runs whatever its author put in.",
	],
	measuring: [
		"Mean absolute error is in your own unit and easy to defend. Root mean squared error punishes large misses; take it where those are what hurts. R² compares with always guessing the mean, and changes with the spread of the test data, so do not compare it across tables.",
		"Hold out what will be new in use: the last months if you predict the future, whole customers if new ones come. Repeated measurements of one flat in training and test make any model look clever.",
		"Plot the residuals against the prediction and each column. Errors that grow with size, or that all belong to one region, tell you what to do next; a single figure does not.",
	],
	variants: {
		"tabular-single-column-regression":
			"One number for each row, the usual case. Where several are wanted, fit one model for each unless they must add up.",
	},
};
