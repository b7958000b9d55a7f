import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { PLACES } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const flair: Library = {
	key: "flair",
	prettyLabel: "Flair",
	summary: "Tags words, entities and documents with PyTorch, by Alan Akbik and Humboldt University of Berlin.",
	licence: { value: "MIT", source: "pypi:flair 0.15.1", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:flair 0.15.1", day: "2026-11-23" },
	platforms: {
		value: ["CPU", "CUDA"],
		source: "github:flairNLP/flair@03caada flair/__init__.py",
		day: "2026-11-24",
	},
	repoName: "Flair",
	repoUrl: "https://github.com/flairNLP/flair",
	docsUrl: "https://huggingface.co/docs/hub/flair",
	filter: true,
	countDownloads: { field: "path", value: "pytorch_model.bin" },
	tasks: ["token-classification"],
	hostedTasks: ["token-classification"],
	package: { ecosystem: "pypi", name: "flair" },
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		from flair.data import Sentence
		from flair.models import SequenceTagger

		tagger = SequenceTagger.load(${model.id})

		sentence = Sentence(${PLACES})
		tagger.predict(sentence)
		for label in sentence.get_labels():
		    print(label)
	`;
	return [{ code }];
}
