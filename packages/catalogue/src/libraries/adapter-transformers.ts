import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { SENTENCE } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const adapterTransformers: Library = {
	key: "adapter-transformers",
	prettyLabel: "Adapters",
	summary: "Adds small trainable modules, such as adapters and LoRA, to Transformers models, by the AdapterHub team.",
	licence: { value: "Apache-2.0", source: "pypi:adapters 1.3.0", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:adapters 1.3.0", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA"], source: "pypi:adapters 1.3.0", day: "2026-11-24" },
	repoName: "adapters",
	repoUrl: "https://github.com/Adapter-Hub/adapters",
	docsUrl: "https://huggingface.co/docs/hub/adapters",
	filter: true,
	countDownloads: { field: "path", value: "adapter_config.json" },
	tasks: ["question-answering", "text-classification", "token-classification"],
	hostedTasks: ["question-answering", "text-classification", "token-classification"],
	package: { ecosystem: "pypi", name: "adapters", alsoNeeds: ["transformers", "torch"] },
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const base = model.config?.adapter_transformers?.model_name;
	return [{ code: base ? onBase(model.id, base) : onStatedBase(model.id) }];
}

function onBase(id: string, base: string): Python {
	return py`
		from adapters import AutoAdapterModel
		from transformers import AutoTokenizer

		base = ${base}
		${adapted(id)}
	`;
}

/** Without a base model in the record, the code reads it from the adapter's own configuration. */
function onStatedBase(id: string): Python {
	return py`
		import json

		from adapters import AutoAdapterModel
		from huggingface_hub import hf_hub_download
		from transformers import AutoTokenizer

		with open(hf_hub_download(${id}, "adapter_config.json")) as file:
		    base = json.load(file)["model_name"]
		${adapted(id)}
	`;
}

function adapted(id: string): Python {
	return py`
		tokenizer = AutoTokenizer.from_pretrained(base)
		model = AutoAdapterModel.from_pretrained(base)
		model.load_adapter(${id}, set_active=True)

		inputs = tokenizer(${SENTENCE}, return_tensors="pt")
		print(model(**inputs))
	`;
}
