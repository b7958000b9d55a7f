import { py } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const merlin: Library = {
	key: "merlin",
	prettyLabel: "Merlin",
	summary: "Classifies CT scans, predicts diseases and writes reports from them, by Stanford's MIMI lab.",
	licence: { value: "MIT", source: "pypi:merlin-vlm 0.0.7", day: "2026-11-24" },
	languages: { value: ["Python"], source: "github:StanfordMIMI/Merlin@0eef7e9 README.md", day: "2026-11-23" },
	platforms: {
		value: ["CUDA"],
		source: "github:StanfordMIMI/Merlin@3425fb9 documentation/demo.py",
		day: "2026-11-24",
	},
	repoName: "Merlin",
	repoUrl: "https://github.com/StanfordMIMI/Merlin",
	filter: false,
	countDownloads: { field: "path_extension", value: "pt" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "merlin-vlm" },
	modules: ["merlin"],
	loads: ({ id }) => id === OFFICIAL,
	snippets: snippets,
};

const OFFICIAL = "stanfordmimi/Merlin";

/** The package fetches its weights from one repository. */
function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	if (id !== OFFICIAL) return [{ note: `The package merlin-vlm loads only the models of ${OFFICIAL}.` }];
	const code = py`
		from merlin import Merlin

		# With PhenotypeCls, FiveYearPred or RadiologyReport instead, it classifies, predicts diseases or writes a report.
		model = Merlin(ImageEmbedding=True).eval()
		print(model)
	`;
	return [{ code }];
}
