import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { nameOf } from "../loading/repository.ts";
import { IMAGE, IMAGE_LABELS } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const perceptionEncoder: Library = {
	key: "perception-encoder",
	prettyLabel: "PerceptionEncoder",
	summary: "Encodes images, video and audio for recognition and for language models, by Meta.",
	licence: {
		value: "Apache-2.0",
		source: "github:facebookresearch/perception_models@039eb01 README.md",
		day: "2026-11-24",
	},
	languages: {
		value: ["Python"],
		source: "github:facebookresearch/perception_models@039eb01 README.md",
		day: "2026-11-24",
	},
	platforms: {
		value: ["CPU", "CUDA"],
		source: "github:facebookresearch/perception_models@039eb01 README.md",
		day: "2026-11-24",
	},
	repoName: "PerceptionModels",
	repoUrl: "https://github.com/facebookresearch/perception_models",
	filter: false,
	countDownloads: { field: "path_extension", value: "pt" },
	tasks: [],
	hostedTasks: [],
	package: {
		ecosystem: "other",
		name: "git:https://github.com/facebookresearch/perception_models",
		checkout: "project",
	},
	modules: ["core"],
	snippets: snippets,
};

function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	return [{ code: id.includes("Core") ? comparing(id) : seeing(id) }];
}

/** Core models compare images with texts. */
function comparing(id: string): Python {
	return py`
		from urllib.request import urlopen

		import core.vision_encoder.pe as pe
		import core.vision_encoder.transforms as transforms
		import torch
		from PIL import Image

		checkpoint = "hf://${id}:${nameOf(id)}.pt"
		model = pe.CLIP.from_config(${nameOf(id)}, pretrained=True, checkpoint_path=checkpoint).eval()
		preprocess = transforms.get_image_transform(model.image_size)
		tokenizer = transforms.get_text_tokenizer(model.context_length)

		url = ${IMAGE}
		image = preprocess(Image.open(urlopen(url))).unsqueeze(0)
		labels = ${IMAGE_LABELS}
		with torch.inference_mode():
		    image_features, text_features, logit_scale = model(image, tokenizer(labels))
		    scores = (logit_scale * image_features @ text_features.T).softmax(dim=-1)
		print(dict(zip(labels, scores[0].tolist())))
	`;
}

/** Other models give features of an image. */
function seeing(id: string): Python {
	return py`
		from urllib.request import urlopen

		import core.vision_encoder.pe as pe
		import core.vision_encoder.transforms as transforms
		import torch
		from PIL import Image

		checkpoint = "hf://${id}:${nameOf(id)}.pt"
		model = pe.VisionTransformer.from_config(${nameOf(id)}, pretrained=True, checkpoint_path=checkpoint).eval()
		preprocess = transforms.get_image_transform(model.image_size)

		url = ${IMAGE}
		image = preprocess(Image.open(urlopen(url))).unsqueeze(0)
		with torch.inference_mode():
		    features = model.forward_features(image)
		print(features.shape)
	`;
}
