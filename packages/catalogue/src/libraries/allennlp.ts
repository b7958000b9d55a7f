import { py, when } from "@vitrine/code";
import { hasTag, type ModelRecord } from "@vitrine/model";
import { CONTEXT, QUESTION } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const allennlp: Library = {
	key: "allennlp",
	prettyLabel: "AllenNLP",
	summary:
		"Trains and runs language models for NLP research in PyTorch, by the Allen Institute for AI, which no longer develops it.",
	licence: { value: "Apache-2.0", source: "pypi:allennlp 2.10.1", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:allennlp 2.10.1", day: "2026-11-23" },
	platforms: { value: ["CPU"], source: "pypi:allennlp 2.10.1", day: "2026-11-24" },
	repoName: "AllenNLP",
	repoUrl: "https://github.com/allenai/allennlp",
	docsUrl: "https://huggingface.co/docs/hub/allennlp",
	filter: true,
	tasks: ["question-answering"],
	hostedTasks: ["question-answering"],
	package: { ecosystem: "pypi", name: "allennlp", alsoNeeds: ["allennlp-models"] },
	snippets: snippets,
};

/** A predictor finds the models of `allennlp_models` if that package is installed. */
function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		from allennlp.predictors.predictor import Predictor

		predictor = Predictor.from_path("hf://${model.id}")
		${when(hasTag(model, "question-answering"), ASKING)}
	`;
	return [{ code }];
}

const ASKING = py`

	question = ${QUESTION}
	passage = ${CONTEXT}
	print(predictor.predict_json({"question": question, "passage": passage})["best_span_str"])
`;
