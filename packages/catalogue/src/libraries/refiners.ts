import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { fetchedFile } from "../loading/fetchedFile.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const refiners: Library = {
	key: "refiners",
	prettyLabel: "Refiners",
	summary: "Adapts image models in PyTorch with small, composable layers, by Finegrain.",
	licence: { value: "MIT", source: "pypi:refiners 0.4.0", day: "2026-11-24" },
	languages: { value: ["Python"], source: "pypi:refiners 0.4.0", day: "2026-11-24" },
	platforms: { value: ["CUDA"], source: "github:finegrain-ai/refiners@059825c README.md", day: "2026-11-24" },
	repoName: "Refiners",
	repoUrl: "https://github.com/finegrain-ai/refiners",
	docsUrl: "https://refine.rs/",
	filter: false,
	countDownloads: { field: "path", value: "model.safetensors" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "refiners", alsoNeeds: ["numpy", "huggingface_hub"] },
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const { imports, path } = fetchedFile(model, ".safetensors");
	const code = py`
		${imports}

		from huggingface_hub import snapshot_download
		from refiners.fluxion.utils import load_from_safetensors

		${path}
		# The class of the model is in refiners.foundationals; its method load_from_safetensors takes this path.
		for name, weights in load_from_safetensors(path).items():
		    print(name, tuple(weights.shape))
	`;
	return [{ code }];
}
