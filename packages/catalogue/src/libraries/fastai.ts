import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { IMAGE } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const fastai: Library = {
	key: "fastai",
	prettyLabel: "fastai",
	summary: "Trains models for vision, text and tables in a few lines of PyTorch, by fast.ai.",
	licence: { value: "Apache-2.0", source: "pypi:fastai 2.8.12", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:fastai 2.8.12", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA", "Metal"], source: "pypi:fastai 2.8.12", day: "2026-11-24" },
	repoName: "fastai",
	repoUrl: "https://github.com/fastai/fastai",
	docsUrl: "https://huggingface.co/docs/hub/fastai",
	filter: true,
	tasks: [],
	hostedTasks: ["image-classification"],
	package: { ecosystem: "pypi", name: "fastai", alsoNeeds: ["huggingface_hub", "toml"] },
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	return [{ code: model.pipeline_tag === "image-classification" ? classifying(model.id) : showing(model.id) }];
}

function classifying(id: string): Python {
	return py`
		from urllib.request import urlopen

		from fastai.vision.core import PILImage
		from huggingface_hub import from_pretrained_fastai

		# Loading runs code that the repository contains: only load models from people you trust.
		learner = from_pretrained_fastai(${id})

		url = ${IMAGE}
		label, _, probabilities = learner.predict(PILImage.create(urlopen(url).read()))
		print(label, probabilities.max())
	`;
}

function showing(id: string): Python {
	return py`
		from huggingface_hub import from_pretrained_fastai

		# Loading runs code that the repository contains: only load models from people you trust.
		learner = from_pretrained_fastai(${id})

		print(learner.model)
	`;
}
