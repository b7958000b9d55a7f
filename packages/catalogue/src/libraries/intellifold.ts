import { sh } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const intellifold: Library = {
	key: "intellifold",
	prettyLabel: "IntelliFold",
	summary: "Predicts the 3D structure of proteins and other biomolecules, by IntelliGen AI.",
	licence: { value: "Apache-2.0", source: "pypi:intellifold 2.0.4", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:intellifold 2.0.4", day: "2026-11-23" },
	platforms: {
		value: ["CUDA"],
		source: "github:IntelliGen-AI/IntelliFold@21e4514 docs/installation.md",
		day: "2026-11-24",
	},
	repoName: "IntelliFold",
	repoUrl: "https://github.com/IntelliGen-AI/IntelliFold",
	filter: false,
	countDownloads: {
		any: [
			{ field: "path_extension", value: "pt" },
			{ field: "path_extension", value: "zst" },
		],
	},
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "intellifold" },
	snippets: snippets,
};

/** Its program fetches the weights itself, into a folder; the sequences of related proteins come from a public server. */
function snippets(_model: ModelRecord): readonly LoadSnippet[] {
	const code = sh`
		# input.yaml describes the molecules: https://github.com/IntelliGen-AI/IntelliFold
		intellifold predict input.yaml --out_dir output --use_msa_server
	`;
	return [{ code }];
}
