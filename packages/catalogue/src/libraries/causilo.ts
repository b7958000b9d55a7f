import { ident, py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const causilo: Library = {
	key: "causilo",
	prettyLabel: "Causilo",
	summary: "Predicts columns of tables with a pretrained model, by Nums AI.",
	licence: { value: "Apache-2.0", source: "pypi:causilo 1.0.3", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:causilo 1.0.3", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA"], source: "pypi:causilo 1.0.3", day: "2026-11-23" },
	repoName: "Causilo",
	repoUrl: "https://github.com/nums-ai/causilo",
	filter: false,
	countDownloads: {
		any: [
			{ field: "path", value: "classifier/config.json" },
			{ field: "path", value: "regressor/config.json" },
		],
	},
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "causilo" },
	snippets: snippets,
};

/** It fetches the weights itself when it is first fitted; there is one repository. */
function snippets({ pipeline_tag: task }: ModelRecord): readonly LoadSnippet[] {
	const regression = { title: "Regression", code: fitted(REGRESSOR) };
	const classification = { title: "Classification", code: fitted(CLASSIFIER) };
	return task === "tabular-regression" ? [regression, classification] : [classification, regression];
}

const CLASSIFIER = { name: ident<"python">("CausiloClassifier"), data: ident<"python">("load_wine") };
const REGRESSOR = { name: ident<"python">("CausiloRegressor"), data: ident<"python">("load_diabetes") };

const fitted = ({ name, data }: typeof CLASSIFIER): Python => py`
	from causilo import ${name}
	from sklearn.datasets import ${data}
	from sklearn.model_selection import train_test_split

	X, y = ${data}(return_X_y=True)
	X_train, X_test, y_train, y_test = train_test_split(X, y, random_state=0)

	model = ${name}(n_estimators=8, random_state=42)
	model.fit(X_train, y_train)
	print(model.predict(X_test)[:5])
`;
