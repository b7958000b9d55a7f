import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const scviTools: Library = {
	key: "scvi-tools",
	prettyLabel: "scvi-tools",
	summary: "Models the data of single cells with deep generative models, by the scverse project.",
	licence: { value: "BSD-3-Clause", source: "pypi:scvi-tools 1.4.2", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:scvi-tools 1.4.2", day: "2026-11-23" },
	platforms: { value: ["CUDA", "Metal", "TPU"], source: "pypi:scvi-tools 1.4.2", day: "2026-11-24" },
	repoName: "scvi-tools",
	repoUrl: "https://github.com/scverse/scvi-tools",
	docsUrl: "https://scvi-tools.org",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "scvi-tools", alsoNeeds: ["huggingface_hub", "requests"] },
	modules: ["scvi"],
	snippets: snippets,
};

function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		from scvi.hub import HubModel

		hub_model = HubModel.pull_from_huggingface_hub(${id})
		print(hub_model)

		# Loads the model with the data of the repository; load_model(adata) takes other data.
		print(hub_model.model)
	`;
	return [{ code }];
}
