import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const torchgeo: Library = {
	key: "torchgeo",
	prettyLabel: "TorchGeo",
	summary: "Provides datasets, samplers and models for satellite images in PyTorch, started by Microsoft.",
	licence: { value: "MIT", source: "pypi:torchgeo 0.10.1", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:torchgeo 0.10.1", day: "2026-11-23" },
	repoName: "TorchGeo",
	repoUrl: "https://github.com/microsoft/torchgeo",
	docsUrl: "https://torchgeo.readthedocs.io/",
	filter: false,
	countDownloads: {
		any: [
			{ field: "path_extension", value: "pt" },
			{ field: "path_extension", value: "pth" },
		],
	},
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "torchgeo" },
	snippets: snippets,
};

/** A repository may hold weights for several models; the package lists them with their addresses. */
function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		from torchgeo.models import get_model, get_model_weights, list_models

		repo = ${id}
		pairs = [(name, weights) for name in list_models() for weights in get_model_weights(name)]
		found = [(name, weights) for name, weights in pairs if f"/{repo}/" in weights.url]
		for name, weights in found:
		    print(name, weights)
		if not found:
		    raise SystemExit("TorchGeo lists no weights of this repository.")

		name, weights = found[0]
		model = get_model(name, weights=weights).eval()
		print(weights.meta)
	`;
	return [{ code }];
}
