import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { fetchedFile } from "../loading/fetchedFile.ts";
import { PLACES } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const mitie: Library = {
	key: "mitie",
	prettyLabel: "MITIE",
	summary: "Extracts entities and relations from text, in programs in C, C++, Java, Python or R, by MIT.",
	licence: { value: "BSL-1.0", source: "github:mit-nlp/MITIE@033dd88 README.md", day: "2026-11-23" },
	languages: {
		value: ["Python", "C", "C++", "Java"],
		source: "github:mit-nlp/MITIE@033dd88 README.md",
		day: "2026-11-23",
	},
	repoName: "MITIE",
	repoUrl: "https://github.com/mit-nlp/MITIE",
	filter: false,
	countDownloads: { field: "path_filename", value: "total_word_feature_extractor" },
	tasks: [],
	hostedTasks: [],
	package: {
		ecosystem: "other",
		name: "git:https://github.com/mit-nlp/MITIE.git",
		checkout: "pip",
		alsoNeeds: ["huggingface_hub"],
	},
	modules: ["mitie"],
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const { imports, path } = fetchedFile(model, ".dat");
	const code = py`
		${imports}

		from huggingface_hub import snapshot_download
		from mitie import named_entity_extractor, tokenize

		${path}
		extractor = named_entity_extractor(str(path))

		tokens = tokenize(${PLACES})
		for places, tag, score in extractor.extract_entities(tokens):
		    print(tag, score, [tokens[i] for i in places])
	`;
	return [{ code }];
}
