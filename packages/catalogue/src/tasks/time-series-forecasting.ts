import type { TaskEntry } from "../shapes.ts";

export const timeSeriesForecasting: TaskEntry = {
	id: "time-series-forecasting",
	summary:
		"What came before is continued: demand for the next week, load for the next hours, the tide for tomorrow. A good forecast is not a line but a band, narrow where the past is a guide and wide where it is not.",
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
				alt: "The same chart with a fourth day: a dashed line that goes on as before, in a band that widens.",
				standsFor: "time series",
			},
		],
		note: "Computed from two sines and drawn; the band was widened for this page to show the idea.",
	},
	models: [],
	datasets: [],
	metrics: [],
	spaces: [],
	widgetModels: [],
	isPlaceholder: false,
	choosing: [
		"Begin with what costs nothing: the value of the same hour yesterday, or of the same week last year. Whatever you deploy must beat that, and surprisingly much does not. Exponential smoothing and ARIMA come next; for a few series of regular data they are often the end of the search.",
		"With thousands of related series and things known ahead (prices, holidays, promotions), train one model over all of them: gradient-boosted trees on lagged columns, or a network made for it. Pretrained forecasters take a series they never saw and give quantiles at once. They are a strong start for short histories and for people without time to tune; look whether they accept covariates, and how long a context they read.",
		"Settle the horizon and the grain first. A model that is good at the next hour may be poor at the next month, and a sum of daily forecasts is not a monthly one.",
		"Keep gaps, zeros and changes of level apart. A missing value is not a zero, and a shop that closed is not a trend.",
	],
	measuring: [
		"Backtest by rolling: train up to a date, forecast, move the date, repeat. One split at the end tells about one week. Nothing from after the date may be in the columns, scaling and imputation included.",
		"MASE divides the error by that of the naive forecast, so below 1 is better than nothing, and it compares series of different size. MAPE explodes near zero. For bands, report the quantile loss or CRPS, and how often the truth falls inside.",
		"Report by horizon and by series size. An average is ruled by the few large series, and the error of the first step hides that of the last.",
	],
	variants: {
		"univariate-time-series-forecasting":
			"One series from its own past. The season and the level are all there is to learn.",
		"multivariate-time-series-forecasting":
			"Several series at once, or one with others beside it. It helps where one leads another; where none does, it is only more to overfit.",
	},
};
