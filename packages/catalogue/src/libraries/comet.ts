import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { GERMAN } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const comet: Library = {
	key: "comet",
	prettyLabel: "COMET",
	summary: "Scores the quality of machine translations with neural models, by Unbabel.",
	licence: { value: "Apache-2.0", source: "pypi:unbabel-comet 2.2.7", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:unbabel-comet 2.2.7", day: "2026-11-23" },
	platforms: { value: ["CPU"], source: "pypi:unbabel-comet 2.2.7", day: "2026-11-24" },
	repoName: "COMET",
	repoUrl: "https://github.com/Unbabel/COMET/",
	filter: false,
	countDownloads: { field: "path", value: "hparams.yaml" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "unbabel-comet", alsoNeeds: ["setuptools<82"] },
	modules: ["comet"],
	snippets: snippets,
};

/** A metric: it scores a translation against its source and, for some models, a reference. */
function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		from comet import download_model, load_from_checkpoint

		model = load_from_checkpoint(download_model(${id}))

		data = [
		    {
		        "src": ${GERMAN},
		        "mt": "The next train to the port departs at twelve.",
		        "ref": "The next train to the harbour leaves at twelve o'clock.",
		    },
		]
		output = model.predict(data, batch_size=8, gpus=0)
		print(output["scores"], output["system_score"])
	`;
	return [{ code }];
}
