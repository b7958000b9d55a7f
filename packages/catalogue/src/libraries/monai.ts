import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const monai: Library = {
	key: "monai",
	prettyLabel: "MONAI",
	summary: "Trains and runs models for medical images in PyTorch, by the MONAI Consortium.",
	licence: { value: "Apache-2.0", source: "pypi:monai 1.6.1", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:monai 1.6.1", day: "2026-11-23" },
	platforms: {
		value: ["CPU", "CUDA"],
		source: "github:Project-MONAI/MONAI@0015215 docs/source/installation.md",
		day: "2026-11-24",
	},
	repoName: "MONAI",
	repoUrl: "https://github.com/Project-MONAI/MONAI",
	docsUrl: "https://monai.readthedocs.io/",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "monai", alsoNeeds: ["huggingface_hub", "torch"] },
	snippets: snippets,
};

/** A bundle is a folder with `configs` and `models`. */
function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		from huggingface_hub import snapshot_download
		from monai.bundle import load

		snapshot_download(${id}, local_dir="bundles/model")
		# Builds the network from the configuration of the bundle, which can run code: check it first.
		model = load("model", bundle_dir="bundles")
		print(model)
	`;
	return [{ code }];
}
