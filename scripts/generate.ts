// npm run generate: writes the lists of all libraries, tasks and providers, each from the files of its folder, and the options and
// answers of the API for Python.
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { generated as catalogue } from "../packages/catalogue/scripts/generate.ts";
import { generated as inference } from "../packages/inference/scripts/generate.ts";
import { manifestIn } from "./packages/rooms.ts";

/** Writes the generated files and returns the paths of those that changed. */
export async function generate(root: string): Promise<readonly string[]> {
	const lists = write(root, { ...(await catalogue(root)), ...inference(root) });
	// It reads the lists, which may name files that are not there any more until they are written.
	const { API_MODULE, apiModule } = await import("./packages/python/api.ts");
	return [...lists, ...write(root, { [API_MODULE]: apiModule(manifestIn(root, ".").version) })];
}

/** Writes the files that differ from what is there, and returns their paths. */
function write(root: string, files: Readonly<Record<string, string>>): readonly string[] {
	const changed = Object.entries(files).filter(([path, text]) => readFileSync(join(root, path), "utf8") !== text);
	for (const [path, text] of changed) writeFileSync(join(root, path), text);
	return changed.map(([path]) => path);
}

if (import.meta.main) {
	const changed = await generate(dirname(import.meta.dirname));
	console.log(changed.length === 0 ? "Up to date." : changed.map((path) => `wrote ${path}`).join("\n"));
}
