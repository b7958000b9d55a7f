import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { remoteCode } from "../loading/remoteCode.ts";
import { COMPLAINT } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const setfit: Library = {
	key: "setfit",
	prettyLabel: "setfit",
	repoName: "setfit",
	repoUrl: "https://github.com/huggingface/setfit",
	docsUrl: "https://huggingface.co/docs/hub/setfit",
	filter: true,
	tasks: ["text-classification"],
	hostedTasks: ["text-classification"],
	package: { ecosystem: "pypi", name: "setfit" },
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		from setfit import SetFitModel

		model = SetFitModel.from_pretrained(${model.id}${remoteCode(model)})
		print(model.predict([${COMPLAINT}]))
	`;
	return [{ code }];
}
