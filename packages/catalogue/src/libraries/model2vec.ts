import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { COMPLAINT, SENTENCE } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const model2vec: Library = {
	key: "model2vec",
	prettyLabel: "Model2Vec",
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
