import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const edsnlp: Library = {
	key: "edsnlp",
	prettyLabel: "EDS-NLP",
	summary: "Extracts information from clinical notes in French, by the hospitals of Paris (AP-HP).",
	licence: { value: "BSD-3-Clause", source: "pypi:edsnlp 0.23.0", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:edsnlp 0.23.0", day: "2026-11-23" },
	platforms: {
		value: ["CPU", "CUDA"],
		source: "github:aphp/edsnlp@08f2567 docs/concepts/inference.md",
		day: "2026-11-24",
	},
	repoName: "edsnlp",
	repoUrl: "https://github.com/aphp/edsnlp",
	docsUrl: "https://aphp.github.io/edsnlp/latest/",
	filter: false,
	countDownloads: {
		all: [
			{ field: "path_filename", value: "config" },
			{ field: "path_extension", value: "cfg" },
		],
	},
	tasks: [],
	hostedTasks: [],
	package: {
		ecosystem: "pypi",
		name: "edsnlp",
		alsoNeeds: ["foldedtensor", "huggingface_hub", "torch", "transformers"],
	},
	snippets: snippets,
};

/** An invented report; the library is for clinical texts in French. */
const REPORT = "Mme Claire Martin, née le 4 mai 1951 à Lyon, a été admise hier pour une pneumonie.";

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		import edsnlp

		# A model is a Python package: this installs it with its dependencies.
		nlp = edsnlp.load(${model.id}, auto_update=True, install_dependencies=True)

		doc = nlp(${REPORT})
		print([(entity.text, entity.label_) for entity in doc.ents])
	`;
	return [{ code }];
}
