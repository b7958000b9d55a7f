import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { fetchedFile } from "../loading/fetchedFile.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const mindspore: Library = {
	key: "mindspore",
	prettyLabel: "MindSpore",
	summary: "Trains and runs neural networks on Ascend chips, GPUs and CPUs, by Huawei.",
	licence: { value: "Apache-2.0", source: "pypi:mindspore 2.10.0", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:mindspore 2.10.0", day: "2026-11-23" },
	platforms: {
		value: ["CPU", "NPU"],
		source: "github:mindspore-ai/mindspore@017770a README.md",
		day: "2026-11-24",
	},
	repoName: "mindspore",
	repoUrl: "https://github.com/mindspore-ai/mindspore",
	filter: false,
	tasks: [],
	hostedTasks: ["image-classification"],
	package: { ecosystem: "pypi", name: "mindspore", alsoNeeds: ["huggingface_hub"] },
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const { imports, path } = fetchedFile(model, ".ckpt");
	const code = py`
		${imports}

		import mindspore
		from huggingface_hub import snapshot_download

		${path}
		# mindspore.load_param_into_net takes them and a network of the model's class, which the card names.
		parameters = mindspore.load_checkpoint(str(path))
		for name, parameter in parameters.items():
		    print(name, parameter.shape)
	`;
	return [{ code }];
}
