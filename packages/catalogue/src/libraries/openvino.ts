import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { fetchedFile } from "../loading/fetchedFile.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const openvino: Library = {
	key: "openvino",
	prettyLabel: "OpenVINO",
	summary: "Runs converted models on processors, graphics units and NPUs, by Intel.",
	licence: { value: "Apache-2.0", source: "pypi:openvino 2026.4.1", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:openvino 2026.4.1", day: "2026-11-23" },
	platforms: { value: ["CPU", "NPU"], source: "pypi:openvino 2026.4.1", day: "2026-11-24" },
	repoName: "openvino",
	repoUrl: "https://github.com/openvinotoolkit/openvino",
	docsUrl: "https://docs.openvino.ai",
	filter: false,
	countDownloads: {
		all: [
			{ field: "path_extension", value: "xml" },
			{ field: "path_prefix", value: "openvino_" },
		],
	},
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "openvino" },
	snippets: snippets,
};

/** Tokenizers are models, too, but need an extension to be read. */
function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const { imports, path } = fetchedFile(model, ".xml", "tokenizer");
	const code = py`
		${imports}

		import openvino
		from huggingface_hub import snapshot_download

		${path}
		model = openvino.Core().read_model(path)
		print(model.inputs, model.outputs)
	`;
	return [{ code }];
}
