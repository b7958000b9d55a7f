import { py, text, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { GERMAN, PLACES } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const stanza: Library = {
	key: "stanza",
	prettyLabel: "Stanza",
	summary: "Analyses text in many human languages, from tokens to syntax and entities, by the Stanford NLP Group.",
	licence: { value: "Apache-2.0", source: "pypi:stanza 1.15.0", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:stanza 1.15.0", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA"], source: "pypi:stanza 1.15.0", day: "2026-11-24" },
	repoName: "stanza",
	repoUrl: "https://github.com/stanfordnlp/stanza",
	docsUrl: "https://huggingface.co/docs/hub/stanza",
	filter: true,
	countDownloads: { field: "path", value: "models/default.zip" },
	tasks: ["token-classification"],
	hostedTasks: ["token-classification"],
	package: { ecosystem: "pypi", name: "stanza" },
	snippets: snippets,
};

/** The library lists models by language, which its repositories end in. */
function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const language = /(?:^|\/)stanza-([a-z]+(?:-[a-z]+)?)$/.exec(model.id)?.[1];
	if (language === "multilingual") return [{ code: recognising() }];
	return [{ code: language ? published(language) : elsewhere(model.id) }];
}

const published = (language: string): Python => py`
	import stanza

	nlp = stanza.Pipeline(${language})
	${analysis()}
`;

/** The library must list the language; the files may come from any repository. */
const elsewhere = (id: string): Python => py`
	import stanza

	# The name of the repository does not end in a language (stanza-en): replace en with the model's language.
	stanza.download("en", model_url=${text`https://huggingface.co/${id}/resolve/main/models/{filename}`})
	nlp = stanza.Pipeline("en", download_method=None)
	${analysis()}
`;

const analysis = (): Python => py`

	document = nlp(${PLACES})
	print([(word.text, word.upos) for sentence in document.sentences for word in sentence.words])
	print([(entity.text, entity.type) for entity in document.entities])
`;

const recognising = (): Python => py`
	import stanza

	nlp = stanza.Pipeline("multilingual", processors="langid")

	texts = ${[PLACES, GERMAN]}
	documents = [stanza.Document([], text=text) for text in texts]
	nlp(documents)
	print([document.lang for document in documents])
`;
