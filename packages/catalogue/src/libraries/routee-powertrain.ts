import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const routeePowertrain: Library = {
	key: "routee-powertrain",
	prettyLabel: "RouteE-Powertrain",
	summary: "Predicts the energy that vehicles use on a road, by the National Laboratory of the Rockies.",
	licence: { value: "BSD-3-Clause", source: "pypi:routee-powertrain 2.0.2", day: "2026-11-24" },
	languages: { value: ["Python"], source: "pypi:routee-powertrain 2.0.2", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA", "Metal"], source: "pypi:routee-powertrain 2.0.2", day: "2026-11-24" },
	repoName: "RouteE-Powertrain",
	repoUrl: "https://github.com/NatLabRockies/routee-powertrain",
	docsUrl: "https://natlabrockies.github.io/routee-powertrain/",
	filter: false,
	countDownloads: {
		any: [
			{ field: "path_extension", value: "onnx" },
			{ field: "path_extension", value: "joblib" },
		],
	},
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "routee-powertrain" },
	modules: ["routee"],
	snippets,
};

/** A repository is a registry with a model for each vehicle. */
function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		import routee.powertrain as powertrain
		from routee.powertrain.registry import HFRegistry

		registry = HFRegistry(repo_id=${id})
		vehicles = powertrain.list_available_models(registry=registry)
		print(vehicles)

		model = powertrain.load_model(vehicles[0], registry=registry)
		print(model.metadata)
	`;
	return [{ code }];
}
