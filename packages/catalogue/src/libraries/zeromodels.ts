import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const zeromodels: Library = {
	key: "zeromodels",
	prettyLabel: "ZeroModels",
	summary:
		"Loads converted models for vision, language and speech in Keras 3, formerly named KerasFormers, by Gitesh Chawda.",
	licence: { value: "Apache-2.0", source: "pypi:zeromodels 1.3.6", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:zeromodels 1.3.6", day: "2026-11-23" },
	repoName: "ZeroModels",
	repoUrl: "https://github.com/IMvision12/ZeroModels",
	docsUrl: "https://imvision12.github.io/ZeroModels/",
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
	snippets: snippets,
};

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
