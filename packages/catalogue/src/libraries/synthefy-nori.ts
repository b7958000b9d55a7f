import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { fetchedFile } from "../loading/fetchedFile.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const synthefyNori: Library = {
	key: "synthefy-nori",
	prettyLabel: "Nori",
	summary: "Predicts numbers in tables from labelled rows, without training a model, by Synthefy.",
	licence: { value: "Apache-2.0", source: "pypi:synthefy-nori 0.22.0", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:synthefy-nori 0.22.0", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA", "Metal"], source: "pypi:synthefy-nori 0.22.0", day: "2026-11-23" },
	repoName: "synthefy-nori",
	repoUrl: "https://github.com/Synthefy/synthefy-nori",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "synthefy-nori", alsoNeeds: ["scikit-learn", "huggingface_hub"] },
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const { imports, path } = fetchedFile(model, ".pt");
	const code = py`
		${imports}

		from huggingface_hub import snapshot_download
		from sklearn.datasets import load_diabetes
		from synthefy_nori import NoriRegressor

		${path}
		model = NoriRegressor(model_path=str(path))

		rows, targets = load_diabetes(return_X_y=True)
		model.fit(rows[:200], targets[:200])
		print(model.predict(rows[200:210]))
	`;
	return [{ code }];
}
