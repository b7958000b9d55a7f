import { py, type Python } from "@vitrine/code";
import { hasTag, type ModelRecord } from "@vitrine/model";
import { foundFile } from "../loading/foundFile.ts";
import { RUNS_CODE } from "../loading/joblibFile.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const sklearn: Library = {
	key: "sklearn",
	prettyLabel: "Scikit-learn",
	summary: "Trains classical models on tables, such as forests and linear models, by the scikit-learn community.",
	licence: { value: "BSD-3-Clause", source: "pypi:scikit-learn 1.9.1", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:scikit-learn 1.9.1", day: "2026-11-23" },
	platforms: {
		value: ["CPU", "CUDA", "Metal"],
		source: "github:scikit-learn/scikit-learn@008e012 doc/modules/array_api.rst",
		day: "2026-11-24",
	},
	repoName: "Scikit-learn",
	repoUrl: "https://github.com/scikit-learn/scikit-learn",
	filter: true,
	countDownloads: { field: "path", value: "sklearn_model.joblib" },
	tasks: ["tabular-classification", "tabular-regression"],
	hostedTasks: ["tabular-classification", "tabular-regression", "text-classification"],
	package: { ecosystem: "pypi", name: "scikit-learn", alsoNeeds: ["joblib"] },
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	return [{ code: hasTag(model, "skops") ? fromSkops(model) : fromFile(model) }];
}

/** A model described by skops, in its own format or pickled. */
function fromSkops(model: ModelRecord): Python {
	const file = statedFile(model);
	if (!file) return unspecified(model.id);
	return model.config?.sklearn?.model_format === "pickle" ? joblibFile(model.id, file) : skopsFile(model.id, file);
}

/** Without the tag, the file's extension gives the format; without a file, the code looks for one. */
function fromFile(model: ModelRecord): Python {
	const file = statedFile(model);
	if (file?.endsWith(".skops")) return skopsFile(model.id, file);
	if (file) return joblibFile(model.id, file);
	return py`
		# The model file is not specified in config.json.
		import joblib
		from huggingface_hub import hf_hub_download, list_repo_files

		${foundFile(model.id, [".joblib", ".pkl", ".pickle"], "sklearn_model.joblib")}
		${RUNS_CODE}
		model = joblib.load(hf_hub_download(${model.id}, file))
	`;
}

const statedFile = ({ config }: ModelRecord): string | undefined => config?.sklearn?.model?.file;

function skopsFile(id: string, file: string): Python {
	return py`
		import skops.io
		from huggingface_hub import hf_hub_download

		path = hf_hub_download(${id}, ${file})
		# Types that skops does not consider safe: review them before you trust them.
		unknown_types = skops.io.get_untrusted_types(file=path)
		print(unknown_types)
		model = skops.io.load(path, trusted=unknown_types)
	`;
}

function joblibFile(id: string, file: string): Python {
	return py`
		import joblib
		from huggingface_hub import hf_hub_download

		${RUNS_CODE}
		model = joblib.load(hf_hub_download(${id}, ${file}))
	`;
}

function unspecified(id: string): Python {
	return py`
		# The model file is not specified in config.json ("sklearn": {"model": {"file": ...}}): find it in this list.
		from huggingface_hub import list_repo_files

		print(list_repo_files(${id}))
	`;
}
