import { sh } from "@vitrine/code";
import type { Library, LoadSnippet } from "../shapes.ts";

export const opendde: Library = {
	key: "opendde",
	prettyLabel: "OpenDDE",
	summary: "Predicts the structure of proteins with their ligands and nucleic acids, by Aureka Research.",
	licence: { value: "Apache-2.0", source: "github:aurekaresearch/OpenDDE@52fd6bc README.md", day: "2026-11-23" },
	languages: { value: ["Python"], source: "github:aurekaresearch/OpenDDE@52fd6bc README.md", day: "2026-11-23" },
	platforms: {
		value: ["CPU", "CUDA"],
		source: "github:aurekaresearch/OpenDDE@52fd6bc README.md",
		day: "2026-11-23",
	},
	repoName: "OpenDDE",
	repoUrl: "https://github.com/aurekaresearch/OpenDDE",
	docsUrl: "https://huggingface.co/aurekaresearch/OpenDDE/blob/main/docs/inference_instructions.md",
	filter: false,
	countDownloads: { field: "path_extension", value: "pt" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "opendde" },
	snippets: snippets,
};

/** It downloads its checkpoint; external searches are off, since they need large databases. */
function snippets(): readonly LoadSnippet[] {
	const code = sh`
		echo '[{"name": "tiny", "modelSeeds": [101], "sequences": [{"proteinChain": {"sequence": "ACDEFGHIK", "count": 1}}]}]' > tiny.json
		opendde pred -i tiny.json -o output --use_msa false --use_template false --use_rna_msa false
	`;
	return [{ code }];
}
