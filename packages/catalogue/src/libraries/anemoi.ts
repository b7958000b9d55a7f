import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const anemoi: Library = {
	key: "anemoi",
	prettyLabel: "AnemoI",
	summary: "Runs weather forecasts with trained models, by ECMWF and European national weather services.",
	licence: { value: "Apache-2.0", source: "pypi:anemoi-inference 0.13.0", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:anemoi-inference 0.13.0", day: "2026-11-23" },
	platforms: {
		value: ["CUDA"],
		source: "github:ecmwf/anemoi-inference@037955a docs/inference/configs/top-level.rst",
		day: "2026-11-24",
	},
	repoName: "AnemoI",
	repoUrl: "https://github.com/ecmwf/anemoi-inference",
	docsUrl: "https://anemoi.readthedocs.io/en/latest/",
	filter: false,
	countDownloads: { field: "path_extension", value: "ckpt" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "anemoi-inference", alsoNeeds: ["huggingface_hub"] },
	modules: ["anemoi"],
	snippets: snippets,
};

/** A forecast starts from a file of analysed weather that the reader provides. */
function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		from anemoi.inference.config.run import RunConfiguration
		from anemoi.inference.runners import create_runner

		config = RunConfiguration(
		    checkpoint={"huggingface": ${model.id}},
		    input={"grib": "analysis.grib"},
		    output={"grib": "forecast.grib"},
		    lead_time="48h",
		)
		create_runner(config).execute()
	`;
	return [{ code }];
}
