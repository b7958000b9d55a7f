import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { fetchedFile } from "../loading/fetchedFile.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const skala: Library = {
	key: "skala",
	prettyLabel: "Skala",
	summary: "Computes the energies of molecules with a learned density functional, by Microsoft.",
	licence: { value: "MIT", source: "pypi:skala 2026.9", day: "2026-11-24" },
	languages: { value: ["Python"], source: "pypi:skala 2026.9", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA"], source: "github:microsoft/skala@060a169 README.md", day: "2026-11-23" },
	repoName: "Skala",
	repoUrl: "https://github.com/microsoft/skala",
	filter: false,
	countDownloads: { field: "path_extension", value: "fun" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "skala", alsoNeeds: ["huggingface_hub"] },
	snippets: snippets,
};

/** The functionals that the package loads by name. */
const NAMES: ReadonlyMap<string, string> = new Map([
	["microsoft/skala-1.0", "skala-1.0"],
	["microsoft/skala-1.1", "skala-1.1"],
]);

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const name = NAMES.get(model.id);
	return [{ code: name === undefined ? fromFile(model) : named(name) }];
}

const named = (name: string): Python => py`
	from pyscf import gto
	from skala.pyscf import SkalaKS

	molecule = gto.M(atom="H 0 0 0; H 0 0 1.4", basis="def2-tzvp")
	print(SkalaKS(molecule, xc=${name}).kernel())  # the energy in hartree
`;

function fromFile(model: ModelRecord): Python {
	const { imports, path } = fetchedFile(model, ".fun", "cuda");
	return py`
		${imports}

		import torch
		from huggingface_hub import snapshot_download
		from skala.functional.load import TracedFunctional

		${path}
		functional = TracedFunctional.load(path, device=torch.device("cpu"))
		print(functional.features)
	`;
}
