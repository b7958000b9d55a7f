import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { IMAGE, IMAGE_LABELS } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const openClip: Library = {
	key: "open_clip",
	prettyLabel: "OpenCLIP",
	summary: "Trains and runs CLIP models that match images and texts, by LAION and academic partners.",
	licence: { value: "MIT", source: "pypi:open_clip_torch 3.3.0", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:open_clip_torch 3.3.0", day: "2026-11-23" },
	platforms: { value: ["CUDA"], source: "pypi:open_clip_torch 3.3.0", day: "2026-11-23" },
	repoName: "OpenCLIP",
	repoUrl: "https://github.com/mlfoundations/open_clip",
	filter: true,
	countDownloads: {
		any: [
			{ field: "path", value: "open_clip_model.safetensors" },
			{ field: "path", value: "model.safetensors" },
			{ field: "path", value: "open_clip_pytorch_model.bin" },
			{ field: "path", value: "pytorch_model.bin" },
		],
	},
	tasks: [],
	hostedTasks: ["zero-shot-classification", "zero-shot-image-classification"],
	package: { ecosystem: "pypi", name: "open_clip_torch", alsoNeeds: ["transformers"] },
	modules: ["open_clip"],
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		from urllib.request import urlopen

		import open_clip
		import torch
		from PIL import Image

		model, preprocess = open_clip.create_model_from_pretrained("hf-hub:${model.id}")
		tokenizer = open_clip.get_tokenizer("hf-hub:${model.id}")
		model.eval()

		url = ${IMAGE}
		image = preprocess(Image.open(urlopen(url))).unsqueeze(0)
		labels = ${IMAGE_LABELS}
		with torch.inference_mode():
		    image_features = model.encode_image(image, normalize=True)
		    text_features = model.encode_text(tokenizer(labels), normalize=True)
		    scores = (model.logit_scale.exp() * image_features @ text_features.T).softmax(dim=-1)
		print(dict(zip(labels, scores[0].tolist())))
	`;
	return [{ code }];
}
