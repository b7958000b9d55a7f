import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const tirex2: Library = {
	key: "tirex-2",
	prettyLabel: "TiRex-2",
	summary: "Forecasts several related time series at once, even as a stream, by NXAI.",
	licence: { value: "Apache-2.0", source: "pypi:tirex-2 0.4.0", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:tirex-2 0.4.0", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA"], source: "pypi:tirex-2 0.4.0", day: "2026-11-23" },
	repoName: "TiRex-2",
	repoUrl: "https://github.com/NX-AI/tirex-2",
	filter: false,
	countDownloads: { field: "path", value: "model-config.yaml" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "tirex-2" },
	modules: ["tirex2"],
	snippets: snippets,
};

/** Each series may have several targets, and covariates. */
function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		import torch
		from tirex2 import TimeseriesType, load_model

		model = load_model(${id}, device="cpu")

		target = torch.sin(torch.arange(256) / 8).unsqueeze(0)  # (targets, steps)
		series = TimeseriesType(target=target, past_covariates=None, future_covariates=None)
		forecast = model.forecast([series], prediction_length=32, output_type="numpy")[0]
		print(forecast.shape)  # (targets, quantiles, steps)
	`;
	return [{ code }];
}
