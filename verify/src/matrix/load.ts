import { readdirSync } from "node:fs";
import { join } from "node:path";
import { libraryOf, loadSnippets } from "@vitrine/catalogue";
import { EXTENSIONS, type Language, type Subject } from "../subject.ts";
import { FIXTURES, recordsIn } from "./records.ts";

/** Every way that a library loads the records in its folder of `fixtures/load`, under the name of its fixture. */
export function loadSubjects(): readonly Subject[] {
	return readdirSync(join(FIXTURES, "load"))
		.sort()
		.flatMap((key) => subjectsOf(key));
}

function subjectsOf(key: string): readonly Subject[] {
	const library = libraryOf(key);
	if (library === undefined) throw new Error(`fixtures/load/${key}: no library has this key. Rename the folder.`);
	return recordsIn(`load/${key}`).flatMap(([name, record]) =>
		loadSnippets(library, record).flatMap((snippet) => {
			if ("note" in snippet) return [];
			const { code, title } = snippet;
			const language = code.language as Language;
			const file = `${name}${title ? `.${title.toLowerCase().replaceAll(" ", "-")}` : ""}.${EXTENSIONS[language]}`;
			return [{ id: `load/${key}/${file}`, language, text: String(code), shape: code.shape }];
		}),
	);
}
