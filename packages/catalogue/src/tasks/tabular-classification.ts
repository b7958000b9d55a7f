import type { TaskEntry } from "../shapes.ts";

export const tabularClassification: TaskEntry = {
	id: "tabular-classification",
	summary:
		"Predicts a label for each row of a table from the values in its columns: will this customer leave, is this payment fraud, which species is this. The columns are named, of different types and partly empty, and their order means nothing. That is why ensembles of decision trees, which look at one column at a time, still set the standard here.",
	demo: {
		inputs: [
			{
				type: "tabular",
				table: [
					["bill_length_mm", "bill_depth_mm", "flipper_length_mm", "body_mass_g"],
					["38.8", "18.3", "187", "3650"],
					["47.9", "14.6", "216", "5150"],
					["49.2", "18.6", "197", "3800"],
				],
			},
		],
		outputs: [
			{
				type: "tabular",
				table: [
					["species", "probability"],
					["Adelie", "0.98"],
					["Gentoo", "0.99"],
					["Chinstrap", "0.91"],
				],
			},
		],
		note: "Measurements and probabilities are made up, within the ranges of the three penguins.",
	},
	models: [
		{
			id: "feti-ai/fetiai-v1-phiusiil-binclf-gnb-skl-202p",
			description:
				"Naive Bayes of scikit-learn that tells phishing addresses by their features, in 1.6 kB: small enough to read. MIT licence.",
		},
		{
			id: "scikit-learn/cancer-prediction-trees",
			description:
				"Trees that judge breast tumours by their measurements: a teaching model, small enough to read. Its card states no licence.",
			stated: { source: "hub:scikit-learn/cancer-prediction-trees@9864402 README.md", day: "2026-11-24" },
		},
		{
			id: "Prior-Labs/tabpfn_3",
			description: "Takes labelled rows as context and is not trained on them; 2.5 GB, under a licence of its own.",
			stated: { source: "starter:Prior-Labs/tabpfn_3", day: "2026-11-24" },
		},
		{
			id: "SAP/sap-rpt-1-oss",
			description:
				"Works the same way and reads column names and words too; 65 MB plus a text encoder, gated. Apache-2.0.",
			stated: { source: "starter:SAP/sap-rpt-1-oss", day: "2026-11-24" },
		},
	],
	datasets: [
		{
			id: "inria-soda/tabular-benchmark",
			description: "45 tables of middling size, gathered to compare trees with neural networks.",
		},
	],
	metrics: [
		{ id: "accuracy", description: "The share of rows given the right label." },
		{ id: "recall", description: "Of the frauds in the table, how many were caught: the misses are what is left." },
		{ id: "precision", description: "Of the rows called fraud, how many were: the work that false alarms make." },
		{ id: "f1", description: "Both at one threshold, in a mean that the smaller one dominates." },
	],
	spaces: [
		{ id: "scikit-learn/tabular-playground", description: "A small classifier behind a form." },
		{ id: "scikit-learn/classification", description: "Sets scikit-learn's classifiers side by side." },
	],
	example: {
		id: "feti-ai/fetiai-v1-phiusiil-binclf-gnb-skl-202p",
		tags: ["joblib"],
		pipeline_tag: "tabular-classification",
		library_name: "sklearn",
		cardData: { license: "mit" },
	},
	exampleSources: [
		{
			value: { bytes: 1_583, licence: "mit", gated: false },
			source: "starter:feti-ai/fetiai-v1-phiusiil-binclf-gnb-skl-202p",
			day: "2026-11-24",
		},
	],
	widgetModels: ["scikit-learn/tabular-playground"],
	isPlaceholder: false,
	choosing: [
		"Other people's models rarely help, since a model knows only its own columns. What you choose is a method. Gradient-boosted trees (scikit-learn's HistGradientBoosting, XGBoost, LightGBM, CatBoost) are the default from about a thousand rows up to millions: they take numbers unscaled, empty cells and mixed kinds, train in seconds to minutes and are hard to beat.",
		"Fit logistic regression beside them, every time. If it comes close, keep it: its weights fit on a page, an auditor can follow them, and it does not jump at the edges. Where it loses by much, you have learnt that columns interact.",
		"Up to about ten thousand rows, pretrained tabular transformers such as TabPFN, which read the training rows as context and fit nothing, are worth a try and often win; they want a GPU, and memory grows with the table. Training a neural network from scratch on one table seldom pays.",
		"Loading a saved scikit-learn model with pickle or joblib runs whatever code the file holds. Prefer the skops format, which lists the types it contains before loading, and pin the library's version: files do not survive all upgrades.",
	],
	measuring: [
		"Most tables are lopsided, so accuracy is decided by the common class. Rank quality shows in the area under the precision and recall curve, at the rate of positives you really have; the area under the ROC curve looks fine even when nine alarms in ten are false.",
		"If someone acts on the probability (a price, a queue, a limit), check calibration: of the rows given 0.8, do eight in ten come true? The Brier score and a reliability plot show it. Resampling the rare class spoils it; a threshold moved on the original data does not.",
		"Leaks make the best figures. A column filled in after the event, one customer in training and in test, an average computed over all rows: each gives 0.99 in the notebook and nothing in use. Split by time and by group, fit every transformation on the training part only, and distrust the single column that explains everything.",
	],
	variants: {
		"tabular-multi-class-classification": "One label out of several for each row.",
		"tabular-multi-label-classification":
			"Any number of labels for each row: one classifier for each label, or a chain of them.",
	},
};
