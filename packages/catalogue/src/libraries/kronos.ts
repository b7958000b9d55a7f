import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const kronos: Library = {
	key: "kronos",
	prettyLabel: "KRONOS",
	summary: "Embeds images of proteins in tissue for spatial proteomics, by the Mahmood Lab of Harvard.",
	languages: { value: ["Python"], source: "github:mahmoodlab/KRONOS@0cadfb3 README.md", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA"], source: "github:mahmoodlab/KRONOS@0cadfb3 README.md", day: "2026-11-23" },
	repoName: "KRONOS",
	repoUrl: "https://github.com/mahmoodlab/KRONOS",
	filter: false,
	countDownloads: { field: "path_extension", value: "pt" },
	tasks: [],
	hostedTasks: [],
	package: {
		ecosystem: "other",
		name: "git:https://github.com/mahmoodlab/KRONOS",
		checkout: "pip",
		alsoNeeds: ["torch"],
	},
	modules: ["kronos"],
	snippets: snippets,
};

function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		import torch
		from kronos import create_model_from_pretrained

		model, precision, width = create_model_from_pretrained(checkpoint_path=${`hf_hub:${id}`}, cache_dir="weights")

		# Two patches with ten markers, normalised; marker_metadata.csv of the repository has the id of each marker.
		patches = torch.randn(2, 10, 224, 224)
		markers = [torch.arange(10), torch.arange(10)]
		with torch.inference_mode():
		    features, marker_features, token_features = model(patches, marker_ids=markers)
		print(features.shape)
	`;
	return [{ code }];
}
