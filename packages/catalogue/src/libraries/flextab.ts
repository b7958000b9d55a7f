import { sh } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { isRepository, noRepository } from "../loading/repository.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const flextab: Library = {
	key: "flextab",
	prettyLabel: "FlexTab",
	summary: "Predicts values in tables with a pretrained model, by SAP.",
	repoName: "FlexTab",
	repoUrl: "https://github.com/SAP-samples/flextab",
	filter: false,
	countDownloads: { field: "path_extension", value: "pt" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "other", name: "git:https://github.com/SAP-samples/flextab", alsoNeeds: ["scikit-learn"] },
	snippets: snippets,
};

/** The code is documented only in its own repository; the weights come from the model's. */
function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	if (!isRepository(id)) return [noRepository(id)];
	const code = sh`
		# See https://github.com/SAP-samples/flextab for the code that loads them.
		hf download ${id} --include '*.pt' --local-dir flextab-weights
	`;
	return [{ code }];
}
