import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { SENTENCE } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const fasttext: Library = {
	key: "fasttext",
	prettyLabel: "fastText",
	repoName: "fastText",
	repoUrl: "https://fasttext.cc/",
	filter: true,
	countDownloads: { field: "path_extension", value: "bin" },
	tasks: [],
	hostedTasks: ["feature-extraction", "text-classification"],
	package: { ecosystem: "pypi", name: "fasttext", alsoNeeds: ["huggingface_hub"] },
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const call = model.pipeline_tag === "text-classification" ? classify() : compare();
	const code = py`
		import fasttext
		from huggingface_hub import hf_hub_download

		model = fasttext.load_model(hf_hub_download(${model.id}, ${modelFile(model)}))

		${call}
	`;
	return [{ code }];
}

/** The usual name, unless the repository lists another. */
function modelFile({ siblings = [] }: ModelRecord): string {
	const names = siblings.map(({ rfilename }) => rfilename).filter((name) => name.endsWith(".bin"));
	return names.includes(USUAL) ? USUAL : (names[0] ?? USUAL);
}

const USUAL = "model.bin";

/** A list, because `predict` fails on a plain string with NumPy 2. */
const classify = (): Python => py`
	labels, probabilities = model.predict([${SENTENCE}])
	print(labels[0], probabilities[0])
`;

const compare = (): Python => py`
	print(model.get_word_vector("bread"))
	print(model.get_nearest_neighbors("bread"))
`;
