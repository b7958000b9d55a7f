import type { Library } from "../shapes.ts";

export const routeePowertrain: Library = {
	key: "routee-powertrain",
	prettyLabel: "RouteE-Powertrain",
	summary: "Predicts the energy that vehicles use on a road, by the National Laboratory of the Rockies.",
	languages: { value: ["Python"], source: "pypi:routee-powertrain 2.0.2", day: "2026-11-23" },
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
};
