import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { foundFile } from "../loading/foundFile.ts";
import { SENTENCE } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const fasttext: Library = {
	key: "fasttext",
	prettyLabel: "fastText",
	summary: "Learns word vectors and classifies text quickly on a CPU, by Meta.",
	licence: { value: "MIT", source: "pypi:fasttext 0.9.3", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:fasttext 0.9.3", day: "2026-11-23" },
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
		from huggingface_hub import ${isListed(model) ? py`hf_hub_download` : py`hf_hub_download, list_repo_files`}

		${loading(model)}

		${call}
	`;
	return [{ code }];
}

/** The file with the usual name, unless the repository lists only others. */
function loading({ id, siblings = [] }: ModelRecord): Python {
	const names = siblings.map(({ rfilename }) => rfilename).filter(isModel);
	const file = names.includes(USUAL) ? USUAL : names[0];
	if (file !== undefined) return py`model = fasttext.load_model(hf_hub_download(${id}, ${file}))`;
	return py`
		${foundFile(id, [".bin"], USUAL)}
		model = fasttext.load_model(hf_hub_download(${id}, file))
	`;
}

const isModel = (name: string): boolean => name.endsWith(".bin");
const isListed = ({ siblings = [] }: ModelRecord): boolean => siblings.some(({ rfilename }) => isModel(rfilename));

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
