import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type Library, libraryOf, loadSnippets } from "@vitrine/catalogue";
import type { ModelRecord } from "@vitrine/model";
import { EXTENSIONS, type Language, type Subject } from "../subject.ts";
import { FIXTURES, recordsIn } from "./records.ts";
import { withVariants } from "./variants.ts";

/**
 * Every way that a library loads the records in its folder of `fixtures/load`, under the name of its fixture. Then what
 * can be true of any record beside, such as that it is gated: of that, one snippet a template.
 */
export function loadSubjects(): readonly Subject[] {
	return readdirSync(join(FIXTURES, "load"))
		.sort()
		.flatMap((key) => subjectsOf(key));
}

function subjectsOf(key: string): readonly Subject[] {
	const library = libraryOf(key);
	if (library === undefined) throw new Error(`fixtures/load/${key}: no library has this key. Rename the folder.`);
	return installedOnce(withVariants(recordsIn(`load/${key}`), (name, record) => said(library, name, record)));
}

/** Most records of a library ask for the same packages: the line that installs them is checked once. */
function installedOnce(subjects: readonly Subject[]): readonly Subject[] {
	const known = new Set<string>();
	return subjects.filter(({ id, shape }) => !id.endsWith(".install.sh") || (!known.has(shape) && known.add(shape)));
}

function said(library: Library, name: string, record: ModelRecord): readonly Subject[] {
	return loaded(library, name, record).flatMap((snippet) => {
		if ("note" in snippet) return [];
		const { code, title } = snippet;
		const language = code.language as Language;
		const file = `${name}${title ? `.${title.toLowerCase().replaceAll(" ", "-")}` : ""}.${EXTENSIONS[language]}`;
		return [{ id: `load/${library.key}/${file}`, language, text: String(code), shape: code.shape, model: record }];
	});
}

/** Says which record a library failed on. */
function loaded(library: Library, name: string, record: ModelRecord): ReturnType<typeof loadSnippets> {
	try {
		return loadSnippets(library, record);
	} catch (error) {
		throw new Error(`load/${library.key}/${name}: ${(error as Error).message}`, { cause: error });
	}
}
