import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const colipri: Library = {
	key: "colipri",
	prettyLabel: "COLIPRI",
	summary: "Encodes CT scans of the chest and their reports, for search and zero-shot classification, by Microsoft.",
	languages: { value: ["Python"], source: "pypi:colipri 0.1.3", day: "2026-11-23" },
	platforms: { value: ["CUDA"], source: "pypi:colipri 0.1.3", day: "2026-11-24" },
	repoName: "COLIPRI",
	repoUrl: "https://huggingface.co/microsoft/colipri",
	filter: false,
	countDownloads: { field: "path_extension", value: "safetensors" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "colipri", alsoNeeds: ["huggingface_hub"] },
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		from colipri import ZeroShotImageClassificationPipeline, get_model, get_processor, load_sample_ct
		from huggingface_hub import hf_hub_download

		model = get_model(hf_hub_download(${model.id}, "model.safetensors"))
		pipeline = ZeroShotImageClassificationPipeline(model, get_processor())

		scan = load_sample_ct()
		print(pipeline(scan, ["No lung nodules", "Lung nodules"]))
	`;
	return [{ code }];
}
