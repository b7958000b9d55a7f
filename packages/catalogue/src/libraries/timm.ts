import { py, type Python, when } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { IMAGE } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const timm: Library = {
	key: "timm",
	prettyLabel: "timm",
	summary: "Loads and trains image models in PyTorch, by Ross Wightman and Hugging Face.",
	licence: { value: "Apache-2.0", source: "pypi:timm 1.0.31", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:timm 1.0.31", day: "2026-11-23" },
	platforms: { value: ["CUDA"], source: "pypi:timm 1.0.31", day: "2026-11-24" },
	repoName: "pytorch-image-models",
	repoUrl: "https://github.com/rwightman/pytorch-image-models",
	docsUrl: "https://huggingface.co/docs/hub/timm",
	filter: true,
	countDownloads: {
		any: [
			{ field: "path", value: "pytorch_model.bin" },
			{ field: "path", value: "model.safetensors" },
		],
	},
	tasks: ["image-classification", "image-feature-extraction"],
	hostedTasks: ["image-classification", "image-feature-extraction"],
	package: { ecosystem: "pypi", name: "timm" },
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	return [{ code: reading(model.id, FEATURES.has(model.pipeline_tag ?? "")) }];
}

const FEATURES: ReadonlySet<string> = new Set(["feature-extraction", "image-feature-extraction"]);

/** Without its last layer (`num_classes=0`), a model returns features instead of classes. */
function reading(id: string, features: boolean): Python {
	return py`
		from urllib.request import urlopen

		import timm
		import torch
		from PIL import Image
		from timm.data import create_transform, resolve_model_data_config

		model = timm.create_model("hf-hub:${id}", pretrained=True${when(features, py`, num_classes=0`)}).eval()
		config = resolve_model_data_config(model)
		transform = create_transform(**config, is_training=False)

		url = ${IMAGE}
		image = Image.open(urlopen(url)).convert("RGB")
		with torch.inference_mode():
		    output = model(transform(image).unsqueeze(0))
		${features ? py`print(output.shape)` : py`print(output.softmax(-1).max(-1))`}
	`;
}
