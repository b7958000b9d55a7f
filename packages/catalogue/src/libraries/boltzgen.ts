import { sh } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const boltzgen: Library = {
	key: "boltzgen",
	prettyLabel: "BoltzGen",
	summary: "Designs proteins and peptides that bind a given target, by Hannes Stärk and co-authors.",
	licence: { value: "MIT", source: "pypi:boltzgen 0.3.2", day: "2026-11-24" },
	languages: { value: ["Python"], source: "pypi:boltzgen 0.3.2", day: "2026-11-23" },
	platforms: { value: ["CUDA"], source: "github:HannesStark/boltzgen@b73466c Dockerfile", day: "2026-11-24" },
	repoName: "BoltzGen",
	repoUrl: "https://github.com/HannesStark/boltzgen",
	filter: false,
	countDownloads: { field: "path", value: "boltzgen1_diverse.ckpt" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "boltzgen" },
	loads: ({ id }) => id === OFFICIAL,
	snippets: snippets,
};

const OFFICIAL = "boltzgen/boltzgen-1";

/** The command fetches the weights of its makers. */
function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	if (id !== OFFICIAL) return [{ note: `The command boltzgen loads only the models of ${OFFICIAL}.` }];
	const code = sh`
		# design.yaml states the target and the length of the binder. The repository of BoltzGen has examples.
		boltzgen run design.yaml --output designs --protocol protein-anything --num_designs 10
	`;
	return [{ code }];
}
