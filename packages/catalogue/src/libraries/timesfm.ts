import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const timesfm: Library = {
	key: "timesfm",
	prettyLabel: "TimesFM",
	summary: "Forecasts time series with a pretrained model, by Google Research.",
	licence: { value: "Apache-2.0", source: "pypi:timesfm 3.0.2", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:timesfm 3.0.2", day: "2026-11-23" },
	platforms: { value: ["CUDA", "Metal"], source: "pypi:timesfm 3.0.2", day: "2026-11-23" },
	repoName: "timesfm",
	repoUrl: "https://github.com/google-research/timesfm",
	filter: false,
	countDownloads: {
		any: [
			{ field: "path", value: "checkpoints/checkpoint_1100000/state/checkpoint" },
			{ field: "path", value: "checkpoints/checkpoint_2150000/state/checkpoint" },
			{ field: "path_extension", value: "ckpt" },
		],
	},
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "timesfm", alsoNeeds: ["torch"] },
	modules: ["timesfm", "timesfm3"],
	snippets: snippets,
};

/** Each version has its own class; those of the first two are no longer released. */
function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	const version = /timesfm-(\d(?:\.\d)?)/i.exec(id)?.[1];
	if (version === "1.0" || version === "2.0") return [{ note: TOO_OLD }];
	return [{ code: version === "2.5" ? compiled(id) : forecaster(id) }];
}

const TOO_OLD =
	"The package timesfm 3 loads TimesFM 2.5 and 3; versions 1 and 2 need timesfm 1.3 and its own documentation.";

function forecaster(id: string): Python {
	return py`
		import numpy as np
		from timesfm3 import TimesFM3Forecaster

		model = TimesFM3Forecaster.from_pretrained(${id})

		series = np.sin(np.arange(256, dtype=np.float32) / 8)
		output = model.predict(series, horizon=32, return_quantiles=True)
		print(output.forecast.shape, output.quantiles.shape)
	`;
}

function compiled(id: string): Python {
	return py`
		import numpy as np
		import timesfm

		model = timesfm.TimesFM_2p5_200M_torch.from_pretrained(${id})
		model.compile(timesfm.ForecastConfig(max_context=1024, max_horizon=256, normalize_inputs=True))

		series = np.sin(np.arange(256, dtype=np.float32) / 8)
		forecast, quantiles = model.forecast(horizon=32, inputs=[series])
		print(forecast.shape, quantiles.shape)
	`;
}
