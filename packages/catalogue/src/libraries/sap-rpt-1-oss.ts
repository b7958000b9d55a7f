import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const sapRpt1Oss: Library = {
	key: "sap-rpt-1-oss",
	prettyLabel: "sap-rpt-1-oss",
	summary: "Predicts values in tables from examples, with the meaning of their columns, by SAP.",
	licence: {
		value: "Apache-2.0",
		source: "github:SAP-samples/sap-rpt-1-oss@330863c README.md",
		day: "2026-11-24",
	},
	languages: {
		value: ["Python"],
		source: "github:SAP-samples/sap-rpt-1-oss@330863c README.md",
		day: "2026-11-24",
	},
	repoName: "sap-rpt-1-oss",
	repoUrl: "https://github.com/SAP-samples/sap-rpt-1-oss",
	filter: false,
	countDownloads: { field: "path_extension", value: "pt" },
	tasks: [],
	hostedTasks: [],
	package: {
		ecosystem: "other",
		name: "git:https://github.com/SAP-samples/sap-rpt-1-oss",
		checkout: "pip",
		alsoNeeds: ["scikit-learn"],
	},
	modules: ["sap_rpt_oss"],
	snippets: snippets,
};

/** The package downloads the only model that it supports. */
function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = model.pipeline_tag === "tabular-regression" ? regression() : classification();
	return [{ code }];
}

/** A smaller context than the best one, which needs 80 GB. */
function classification(): Python {
	return py`
		from sap_rpt_oss import SAP_RPT_OSS_Classifier
		from sklearn.datasets import load_breast_cancer
		from sklearn.metrics import accuracy_score
		from sklearn.model_selection import train_test_split

		X, y = load_breast_cancer(return_X_y=True, as_frame=True)
		X_train, X_test, y_train, y_test = train_test_split(X, y, test_size=0.5, random_state=42)

		model = SAP_RPT_OSS_Classifier(max_context_size=2048, bagging=1)
		model.fit(X_train, y_train)
		print(accuracy_score(y_test, model.predict(X_test)))
	`;
}

function regression(): Python {
	return py`
		from sap_rpt_oss import SAP_RPT_OSS_Regressor
		from sklearn.datasets import load_diabetes
		from sklearn.metrics import r2_score
		from sklearn.model_selection import train_test_split

		X, y = load_diabetes(return_X_y=True, as_frame=True)
		X_train, X_test, y_train, y_test = train_test_split(X, y, test_size=0.5, random_state=42)

		model = SAP_RPT_OSS_Regressor(max_context_size=2048, bagging=1)
		model.fit(X_train, y_train)
		print(r2_score(y_test, model.predict(X_test)))
	`;
}
