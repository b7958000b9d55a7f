import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { COMPLAINT, SENTENCE } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const model2vec: Library = {
	key: "model2vec",
	prettyLabel: "Model2Vec",
	summary: "Distils sentence models into small, static embeddings that are fast on a CPU, by the Minish Lab.",
	licence: { value: "MIT", source: "pypi:model2vec 0.10.0", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:model2vec 0.10.0", day: "2026-11-23" },
	platforms: { value: ["CPU"], source: "pypi:model2vec 0.10.0", day: "2026-11-23" },
	repoName: "model2vec",
	repoUrl: "https://github.com/MinishLab/model2vec",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "model2vec" },
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		from model2vec import StaticModel

		model = StaticModel.from_pretrained(${model.id})

		embeddings = model.encode(${[SENTENCE, COMPLAINT]})
		print(embeddings.shape)
	`;
	return [{ code }];
}
