import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { PLACES } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const spacy: Library = {
	key: "spacy",
	prettyLabel: "spaCy",
	summary: "Parses, tags and classifies text in production pipelines, by Explosion.",
	licence: { value: "MIT", source: "pypi:spacy 3.8.18", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:spacy 3.8.18", day: "2026-11-23" },
	platforms: { value: ["CUDA"], source: "pypi:spacy 3.8.18", day: "2026-11-23" },
	repoName: "spaCy",
	repoUrl: "https://github.com/explosion/spaCy",
	docsUrl: "https://huggingface.co/docs/hub/spacy",
	filter: true,
	countDownloads: { field: "path_extension", value: "whl" },
	tasks: ["sentence-similarity", "text-classification", "token-classification"],
	hostedTasks: ["token-classification", "text-classification", "sentence-similarity"],
	package: { ecosystem: "pypi", name: "spacy" },
	snippets: snippets,
};

/** Loaded from its folder: the name of a repository is not always that of a Python package. */
function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		import spacy
		from huggingface_hub import snapshot_download

		nlp = spacy.load(snapshot_download(${model.id}))

		doc = nlp(${PLACES})
		print([(token.text, token.pos_) for token in doc])
		print([(entity.text, entity.label_) for entity in doc.ents])
	`;
	return [{ code }];
}
