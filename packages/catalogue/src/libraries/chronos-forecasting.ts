import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const chronosForecasting: Library = {
	key: "chronos-forecasting",
	prettyLabel: "Chronos",
	summary: "Forecasts time series with pretrained models, without training on your data, by Amazon.",
	licence: { value: "Apache-2.0", source: "pypi:chronos-forecasting 2.3.2", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:chronos-forecasting 2.3.2", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA"], source: "pypi:chronos-forecasting 2.3.2", day: "2026-11-23" },
	repoName: "Chronos",
	repoUrl: "https://github.com/amazon-science/chronos-forecasting",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "chronos-forecasting", alsoNeeds: ["pandas"] },
	modules: ["chronos"],
	snippets: snippets,
};

/** Two years of monthly figures. */
const VISITORS: readonly number[] = [
	31, 34, 45, 58, 72, 90, 104, 101, 80, 61, 42, 38, 33, 37, 48, 63, 77, 95, 111, 108, 84, 66, 45, 41,
];

/** The model's configuration names the pipeline of its generation. */
function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		import pandas as pd
		from chronos import BaseChronosPipeline

		pipeline = BaseChronosPipeline.from_pretrained(${model.id})

		visitors = ${VISITORS}
		df = pd.DataFrame(
		    {
		        "item_id": "museum",
		        "timestamp": pd.date_range("2024-01-01", periods=len(visitors), freq="MS"),
		        "target": visitors,
		    }
		)
		print(pipeline.predict_df(df, prediction_length=6, quantile_levels=[0.1, 0.5, 0.9]))
	`;
	return [{ code }];
}
