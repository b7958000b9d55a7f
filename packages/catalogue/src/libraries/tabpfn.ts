import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { fetchedFile } from "../loading/fetchedFile.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const tabpfn: Library = {
	key: "tabpfn",
	prettyLabel: "TabPFN",
	summary: "Predicts values in tables from labelled rows, without training a model, by Prior Labs.",
	licence: { value: "Apache-2.0", source: "pypi:tabpfn 9.2.0", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:tabpfn 9.2.0", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA", "ROCm", "Metal"], source: "pypi:tabpfn 9.2.0", day: "2026-11-23" },
	repoName: "TabPFN",
	repoUrl: "https://github.com/PriorLabs/TabPFN",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "tabpfn", alsoNeeds: ["scikit-learn"] },
	snippets: snippets,
};

/** Some repositories hold a model for classes and one for numbers: the task decides, else the name. */
function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const { id, pipeline_tag: task } = model;
	const isRegression = task === "tabular-regression" || (task === undefined && /-reg\b/i.test(id));
	const { imports, path } = fetchedFile(model, ".ckpt", isRegression ? "classifier" : "regressor");
	const code = py`
		${imports}

		from huggingface_hub import snapshot_download
		${isRegression ? py`from sklearn.datasets import load_diabetes` : py`from sklearn.datasets import load_breast_cancer`}
		${isRegression ? py`from tabpfn import TabPFNRegressor` : py`from tabpfn import TabPFNClassifier`}

		${path}
		${isRegression ? py`model = TabPFNRegressor(model_path=path)` : py`model = TabPFNClassifier(model_path=path)`}

		${isRegression ? py`rows, targets = load_diabetes(return_X_y=True)` : py`rows, targets = load_breast_cancer(return_X_y=True)`}
		model.fit(rows[:200], targets[:200])
		print(model.predict(rows[200:210]))
	`;
	return [{ code }];
}
