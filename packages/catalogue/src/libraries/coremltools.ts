import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { fetchedFile } from "../loading/fetchedFile.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const coremltools: Library = {
	key: "coremltools",
	prettyLabel: "Core ML Tools",
	summary: "Converts, inspects and runs models for Core ML on Macs, iPhones and iPads, by Apple.",
	licence: { value: "BSD-3-Clause", source: "pypi:coremltools 9.0", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:coremltools 9.0", day: "2026-11-23" },
	repoName: "coremltools",
	repoUrl: "https://github.com/apple/coremltools",
	docsUrl: "https://apple.github.io/coremltools/docs-guides/",
	filter: false,
	countDownloads: { field: "path_extension", value: "mlmodel" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "coremltools" },
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const { imports, path } = fetchedFile(model, ".mlpackage");
	const code = py`
		${imports}

		import coremltools
		from huggingface_hub import snapshot_download

		${path}
		# Predictions need a Mac; the description can be read anywhere.
		model = coremltools.models.MLModel(str(path))
		print(model.get_spec().description)
	`;
	return [{ code }];
}
