import { sh, type Shell } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { isRepository, noRepository } from "../loading/repository.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const mlSharp: Library = {
	key: "ml-sharp",
	prettyLabel: "Sharp",
	summary: "Turns one photo into a 3D scene of Gaussians that can be seen from nearby positions, by Apple.",
	languages: { value: ["Python"], source: "github:apple/ml-sharp@08175f3 pyproject.toml", day: "2026-11-24" },
	repoName: "Sharp",
	repoUrl: "https://github.com/apple/ml-sharp",
	filter: false,
	countDownloads: { field: "path_extension", value: "pt" },
	tasks: [],
	hostedTasks: [],
	package: {
		ecosystem: "other",
		name: "git:https://github.com/apple/ml-sharp",
		checkout: "requirements",
		alsoNeeds: ["huggingface_hub"],
	},
	snippets: snippets,
};

/** The file of the weights is the first `.pt` of the record's list, else for the original repository that of the first release. */
function snippets({ id, siblings = [] }: ModelRecord): readonly LoadSnippet[] {
	if (!isRepository(id)) return [noRepository(id)];
	const listed = siblings.map(({ rfilename }) => rfilename).find((name) => /^[\w.-]+\.pt$/.test(name));
	const file = listed ?? (id === ORIGINAL ? FIRST : undefined);
	return [{ code: file === undefined ? searching(id) : running(id, file) }];
}

const ORIGINAL = "apple/Sharp";
const FIRST = "sharp_2572gikvuh.pt";

const running = (id: string, file: string): Shell => sh`
	hf download ${id} ${file} --local-dir .
	sharp predict -i photos -o gaussians -c ${file}
`;

const searching = (id: string): Shell => sh`
	hf download ${id} --include "*.pt" --local-dir .
	# Replace model.pt with the name of the file.
	sharp predict -i photos -o gaussians -c model.pt
`;
