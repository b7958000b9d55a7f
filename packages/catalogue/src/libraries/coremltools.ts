import { py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { fetchedFile } from "../loading/fetchedFile.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const coremltools: Library = {
	key: "coremltools",
	prettyLabel: "Core ML Tools",
	summary: "Converts, inspects and runs models for Core ML on Macs, iPhones and iPads, by Apple.",
	licence: { value: "BSD-3-Clause", source: "pypi:coremltools 9.0", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:coremltools 9.0", day: "2026-11-23" },
	platforms: { value: ["CPU", "Metal", "NPU"], source: "pypi:coremltools 9.0", day: "2026-11-24" },
	repoName: "coremltools",
	repoUrl: "https://github.com/apple/coremltools",
	docsUrl: "https://apple.github.io/coremltools/docs-guides/",
	filter: false,
	countDownloads: { field: "path_extension", value: "mlmodel" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "coremltools" },
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const known = ENDINGS.find((ending) => (model.siblings ?? []).some(({ rfilename }) => has(rfilename, ending)));
	const { imports, path } = known === undefined ? found(model) : fetchedFile(model, known);
	const code = py`
		${imports}

		import coremltools
		from huggingface_hub import snapshot_download

		${path}
		${known === undefined ? either : known === COMPILED ? compiled : described}
	`;
	return [{ code }];
}

const COMPILED = ".mlmodelc";

/** Packages and files can be read anywhere, so they come first. */
const ENDINGS = [".mlpackage", ".mlmodel", COMPILED] as const;

const has = (path: string, ending: string): boolean => path.split("/").some((part) => part.endsWith(ending));

/** A package has a file with one of the other endings inside; it is sorted before that. */
const found = ({ id }: ModelRecord): { readonly imports: Python; readonly path: Python } => ({
	imports: py`from pathlib import Path`,
	path: py`
		folder = snapshot_download(${id})
		path = next(
		    path
		    for path in sorted(Path(folder).rglob("*.ml*"))
		    if path.suffix in (".mlpackage", ".mlmodel", ".mlmodelc")
		)
	`,
});

const described = py`
	# Predictions need a Mac; the description can be read anywhere.
	model = coremltools.models.MLModel(str(path))
	print(model.get_spec().description)
`;

const compiled = py`
	# A compiled model can be loaded only on a Mac.
	model = coremltools.models.CompiledMLModel(str(path))
	print(model)
`;

const either = py`
	if path.suffix == ".mlmodelc":
	    # A compiled model can be loaded only on a Mac.
	    model = coremltools.models.CompiledMLModel(str(path))
	    print(model)
	else:
	    # Predictions need a Mac; the description can be read anywhere.
	    model = coremltools.models.MLModel(str(path))
	    print(model.get_spec().description)
`;
