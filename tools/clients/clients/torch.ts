import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { installPython, requirePython } from "../../../verify/src/environments/python.ts";
import { makeMiniatures } from "../../../verify/src/runs/miniatures.ts";
import type { Client } from "../client.ts";
import { programFile } from "../installed.ts";
import { modelsOf } from "../stage.ts";

const starter = (name: string): string =>
	fileURLToPath(new URL(`../../../starter/miniatures/vitrine/${name}`, import.meta.url));

const PICTURES = "load/diffusers/text-to-image";

/** What each library loads: the name of its models, and a file that they have. */
const LIBRARIES: Readonly<Record<string, readonly [name: string, file: string]>> = {
	transformers: ["words", "config.json"],
	diffusers: ["pictures", "model_index.json"],
	"sentence-transformers": ["vectors", "modules.json"],
};

/** The libraries for Python that load models. */
export const LIBRARY_NAMES: readonly string[] = Object.keys(LIBRARIES);

/** The folders of the models that some libraries load, by their names; that of diffusers is made by the library itself. */
export async function modelsFor(libraries: readonly string[]): Promise<ReadonlyMap<string, string>> {
	const folders = new Map<string, string>();
	for (const library of libraries) folders.set(LIBRARIES[library]![0], await folderFor(library));
	return folders;
}

async function folderFor(library: string): Promise<string> {
	await installPython("run", console.error);
	if (library !== "diffusers") return starter(library === "transformers" ? "tiny-chat" : "tiny-embedder");
	const made = (await makeMiniatures(requirePython("run").python, [PICTURES])).get(PICTURES)!;
	if ("problem" in made) throw new Error(made.problem);
	return join(made.folder, "acme/text-to-image");
}

/** A library for Python that loads models, in the version in which `npm run verify` runs snippets. */
export const withTorch = (library: string) => (): readonly Client[] => {
	const { python, versions } = requirePython("run");
	const [name, file] = LIBRARIES[library]!;
	return [
		{
			name: library,
			version: versions.get(library)!,
			works: ["download", "again", "missing", "token"],
			models: modelsOf(name, file),
			command: () => ({ program: python, words: [programFile("libraries.py"), library] }),
		},
	];
};
