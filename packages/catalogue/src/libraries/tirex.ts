import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const tirex: Library = {
	key: "tirex",
	prettyLabel: "TiRex",
	summary: "Forecasts time series with a pretrained xLSTM model, by NXAI.",
	licence: { value: "LicenseRef-NXAI-Community", source: "pypi:tirex-ts 1.4.2", day: "2026-11-24" },
	languages: { value: ["Python"], source: "pypi:tirex-ts 1.4.2", day: "2026-11-23" },
	platforms: { value: ["CUDA"], source: "pypi:tirex-ts 1.4.2", day: "2026-11-23" },
	repoName: "TiRex",
	repoUrl: "https://github.com/NX-AI/tirex",
	filter: false,
	countDownloads: { field: "path_extension", value: "ckpt" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "tirex-ts" },
	modules: ["tirex"],
	snippets: snippets,
};

/** A zero-shot forecast: quantiles and a mean for each series. */
function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		import torch
		from tirex import load_model

		model = load_model(${id})

		context = torch.sin(torch.arange(256) / 8).unsqueeze(0)  # (series, steps)
		quantiles, mean = model.forecast(context=context, prediction_length=32)
		print(quantiles.shape, mean.shape)
	`;
	return [{ code }];
}
