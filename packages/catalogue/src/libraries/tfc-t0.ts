import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const tfcT0: Library = {
	key: "tfc-t0",
	prettyLabel: "T0",
	summary: "Forecasts time series with quantiles, optionally with known covariates, by The Forecasting Company.",
	licence: { value: "Apache-2.0", source: "pypi:tfc-t0 0.6.0", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:tfc-t0 0.6.0", day: "2026-11-23" },
	platforms: { value: ["CPU", "Metal", "browser"], source: "pypi:tfc-t0 0.6.0", day: "2026-11-24" },
	repoName: "tfc-t0",
	repoUrl: "https://github.com/theforecastingcompany/tfc-t0",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "tfc-t0[torch]" },
	modules: ["t0"],
	snippets: snippets,
};

function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		import torch
		from t0 import T0Forecaster

		model = T0Forecaster.from_pretrained(${id}).eval()

		# A row for each series, with its past values.
		past = torch.sin(torch.arange(512) / 12)[None]
		forecast = model.predict(past, horizon=64, quantile_levels=[0.1, 0.5, 0.9])
		print(forecast.median)
	`;
	return [{ code }];
}
