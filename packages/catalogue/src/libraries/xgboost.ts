import { py } from "@vitrine/code";
import { hasTag, type ModelRecord } from "@vitrine/model";
import { fetchedFile } from "../loading/fetchedFile.ts";
import { fileName } from "../loading/fileName.ts";
import { joblibFile } from "../loading/joblibFile.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const xgboost: Library = {
	key: "xgboost",
	prettyLabel: "XGBoost",
	summary: "Trains and runs gradient-boosted decision trees on tables, by the DMLC project.",
	licence: { value: "Apache-2.0", source: "pypi:xgboost 3.2.0", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:xgboost 3.2.0", day: "2026-11-23" },
	platforms: {
		value: ["CPU", "CUDA"],
		source: "github:dmlc/xgboost@047501d doc/gpu/index.rst",
		day: "2026-11-24",
	},
	repoName: "XGBoost",
	repoUrl: "https://github.com/dmlc/xgboost",
	docsUrl: "https://xgboost.readthedocs.io/",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "xgboost", alsoNeeds: ["huggingface_hub"] },
	snippets: snippets,
};

/** Its formats, by ending; a configuration also ends in `.json`. */
const FORMATS = [".ubj", ".json", ".model"] as const;

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const names = (model.siblings ?? []).map(({ rfilename }) => rfilename);
	if (hasTag(model, "joblib")) return [{ code: joblibFile(model.id, names) }];
	const files = names.filter((path) => !fileName(path).includes("config"));
	const format = FORMATS.find((ending) => files.some((name) => name.endsWith(ending))) ?? ".json";
	const { imports, path } = fetchedFile(model, format, "config");
	const code = py`
		${imports}

		import xgboost
		from huggingface_hub import snapshot_download

		${path}
		booster = xgboost.Booster(model_file=path)
		print(booster.feature_names)
	`;
	return [{ code }];
}
