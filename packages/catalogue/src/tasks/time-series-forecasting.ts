import type { TaskEntry } from "../shapes.ts";

export const timeSeriesForecasting: TaskEntry = {
	id: "time-series-forecasting",
	summary:
		"Predicts how a series continues: demand for the next week, load for the next hours, the tide for tomorrow. A good forecast is not a line but a band, narrow where the past is a guide and wide where it is not. A strike, a new price, a pandemic: no model can predict what the history does not contain.",
	demo: {
		inputs: [
			{
				type: "img",
				filename: "tide.svg",
				alt: "A line chart of the water in a harbour over three days: two high tides a day, between about one and four metres.",
				standsFor: "time series",
			},
		],
		outputs: [
			{
				type: "img",
				filename: "tide-forecast.svg",
				alt: "The same chart with a fourth day: a dashed line that continues as before, in a band that widens.",
				standsFor: "time series",
			},
		],
		note: "Computed from two sine waves and drawn; the band was widened for this page to show the idea.",
	},
	models: [
		{
			id: "amazon/chronos-2",
			description:
				"119 M parameters, nothing to train: one series or several, past and known future columns beside them, quantiles out. Apache-2.0.",
		},
		{
			id: "NeoQuasar/Kronos-base",
			description:
				"102 M parameters, pretrained on candlesticks of markets (open, high, low, close, volume), which it continues. MIT licence.",
			stated: { source: "starter:NeoQuasar/Kronos-base", day: "2026-11-24" },
		},
		{
			id: "theforecastingcompany/t0-alpha",
			description: "102 M parameters, probabilistic, takes covariates; an early release, gated. Apache-2.0.",
			stated: { source: "starter:theforecastingcompany/t0-alpha", day: "2026-11-24" },
		},
	],
	datasets: [],
	metrics: [
		{
			id: "MASE",
			description:
				"The mean absolute error divided by that of the naive forecast on the training data; below 1 is an improvement.",
		},
		{
			id: "Quantile loss",
			description: "For a band: misses above and below weighed by the quantile that was promised; lower is better.",
		},
	],
	spaces: [],
	example: {
		id: "amazon/chronos-2",
		tags: [],
		pipeline_tag: "time-series-forecasting",
		library_name: "chronos-forecasting",
		cardData: { license: "apache-2.0" },
		num_parameters: 119_477_664,
	},
	exampleSources: [
		{
			value: { parameters: 119_477_664, licence: "apache-2.0", gated: false },
			source: "starter:amazon/chronos-2",
			day: "2026-11-24",
		},
	],
	widgetModels: [],
	isPlaceholder: false,
	choosing: [
		"Start with what costs nothing: the value of the same hour yesterday, or of the same week last year. Whatever you deploy must beat that, and surprisingly much does not. Exponential smoothing and ARIMA come next; for a few series of regular data they are often the end of the search.",
		"With thousands of related series and things known ahead (prices, holidays, promotions), train one model over all of them: gradient-boosted trees on lagged columns, or a network made for it. Pretrained forecasters take a series they never saw and give quantiles at once. Most have around a hundred million parameters, so a CPU will do for a few hundred series. They suit short histories and people without time to tune; check whether they accept covariates, and how long a context they read.",
		"Decide on the horizon and the granularity first. A model that is good at the next hour may be poor at the next month, and the bands of thirty days do not add up to the band of the month.",
		"Distinguish gaps, zeros and changes of level. A missing value is not a zero, and a shop that closed is not a trend.",
	],
	measuring: [
		"Backtest by rolling: train up to a date, forecast, move the date, repeat. One split at the end tells about one week. Nothing from after the date may be in the columns, scaling and imputation included.",
		"MASE compares series of different size; MAPE explodes near zero, and rewards forecasting too low. For bands, report the quantile loss or CRPS, and how often the truth falls inside: a band of 80 % that holds it 95 % of the time is as far off as one that holds it 65 %.",
		"Report by horizon and by series size. An average is dominated by the few large series, and the error of the first step hides that of the last.",
	],
	variants: {
		"univariate-time-series-forecasting":
			"One series from its own past. Level, trend and season are all there is to learn.",
		"multivariate-time-series-forecasting":
			"Several series at once, or one with others beside it. It helps where one leads another; where none does, it is only more to overfit.",
	},
};
