import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { remoteCode } from "../loading/remoteCode.ts";
import { COMPLAINT } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const setfit: Library = {
	key: "setfit",
	prettyLabel: "setfit",
	summary: "Trains text classifiers from a few examples of each class, by Hugging Face, Intel and the UKP Lab.",
	licence: { value: "Apache-2.0", source: "pypi:setfit 1.2.0", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:setfit 1.2.0", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA", "Metal"], source: "pypi:setfit 1.2.0", day: "2026-11-24" },
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
