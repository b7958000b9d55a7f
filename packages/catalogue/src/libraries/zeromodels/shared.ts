import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../../shapes.ts";

/** What ZeroModels and KerasFormers, its former name, have in common: the models moved with the name. */
export const SHARED = {
	filter: false,
	countDownloads: {
		any: [
			{ field: "path", value: "model.weights.h5" },
			{ field: "path", value: "model.weights.json" },
		],
	},
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "zeromodels", alsoNeeds: ["torch"] },
	snippets,
} as const satisfies Partial<Library>;

/** The class is found by the model's type; Keras must know its backend before it is imported. */
function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		import os

		os.environ["KERAS_BACKEND"] = "torch"

		from zeromodels.auto import AutoZModel

		model = AutoZModel.from_weights(${id})
		model.summary()
	`;
	return [{ code }];
}
