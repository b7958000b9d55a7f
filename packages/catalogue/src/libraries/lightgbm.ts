import { py } from "@vitrine/code";
import { hasTag, type ModelRecord } from "@vitrine/model";
import { fetchedFile } from "../loading/fetchedFile.ts";
import { joblibFile } from "../loading/joblibFile.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const lightgbm: Library = {
	key: "lightgbm",
	prettyLabel: "LightGBM",
	summary: "Trains and runs gradient-boosted decision trees on tables, started by Microsoft.",
	licence: { value: "MIT", source: "pypi:lightgbm 4.7.0", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:lightgbm 4.7.0", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA"], source: "pypi:lightgbm 4.7.0", day: "2026-11-24" },
	repoName: "LightGBM",
	repoUrl: "https://github.com/lightgbm-org/LightGBM",
	docsUrl: "https://lightgbm.readthedocs.io/",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "lightgbm", alsoNeeds: ["huggingface_hub"] },
	snippets: snippets,
};

/** The format of the library is a text file; other files of such repositories were written by Python's own tools. */
function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const names = (model.siblings ?? []).map(({ rfilename }) => rfilename);
	if (hasTag(model, "joblib")) return [{ code: joblibFile(model.id, names) }];
	const { imports, path } = fetchedFile(model, ".txt", "requirements");
	const code = py`
		${imports}

		import lightgbm
		from huggingface_hub import snapshot_download

		${path}
		booster = lightgbm.Booster(model_file=path)
		print(booster.feature_name())
	`;
	return [{ code }];
}
