import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { PLACES } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const relik: Library = {
	key: "relik",
	prettyLabel: "Relik",
	summary: "Links entities in text to Wikipedia and extracts relations, by Sapienza University of Rome.",
	licence: { value: "Apache-2.0", source: "pypi:relik 1.0.7", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:relik 1.0.7", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA"], source: "pypi:relik 1.0.7", day: "2026-11-23" },
	repoName: "Relik",
	repoUrl: "https://github.com/SapienzaNLP/relik",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "relik" },
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const code = py`
		from relik import Relik

		relik = Relik.from_pretrained(${model.id})

		print(relik(${PLACES}))
	`;
	return [{ code }];
}
