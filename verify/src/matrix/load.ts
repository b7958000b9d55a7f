import { readdirSync } from "node:fs";
import { join } from "node:path";
import { INSTALL, type Library, loaderOf, loadSnippets } from "@vitrine/catalogue";
import type { ModelRecord } from "@vitrine/model";
import { once } from "../once.ts";
import { EXTENSIONS, type Language, type Subject } from "../subject.ts";
import { diffusionRecords } from "./diffusion.ts";
import { adaptersOfLargeBases } from "./largeBases.ts";
import { newShapes, shapesOf } from "./newShapes.ts";
import { quantizedAdapters, quantizedRecords } from "./quantized.ts";
import { FIXTURES, recordsIn } from "./records.ts";
import { withVariants } from "./variants.ts";

/**
 * Every way in which a library loads the records in its folder of `fixtures/load`, and one subject for each further
 * template that traits of records, such as being gated, lead to.
 */
export const loadSubjects: () => readonly Subject[] = once(() =>
	readdirSync(join(FIXTURES, "load"))
		.sort()
		.flatMap((key) => subjectsOf(key)),
);

function subjectsOf(key: string): readonly Subject[] {
	const library = loaderOf(key);
	if (library === undefined) throw new Error(`fixtures/load/${key}: no library has this key. Rename the folder.`);
	const made = (name: string, record: ModelRecord): readonly Subject[] => subjectsFor(library, name, record);
	const subjects = withVariants(recordsIn(`load/${key}`), made);
	const more = (FURTHER[key]?.() ?? []).flatMap((one) => made(...one));
	return withDistinctInstalls([...subjects, ...newShapes(more, shapesOf(subjects))]);
}

/** Records of a library besides its fixtures: only their new templates are checked. */
const FURTHER: Readonly<Record<string, typeof diffusionRecords>> = {
	diffusers: diffusionRecords,
	peft: () => [...adaptersOfLargeBases(), ...quantizedAdapters()],
	transformers: quantizedRecords,
};

/** Without repeated install commands: most records of a library need the same packages. */
function withDistinctInstalls(subjects: readonly Subject[]): readonly Subject[] {
	const known = new Set<string>();
	return subjects.filter(({ id, shape }) => !id.endsWith(".install.sh") || (!known.has(shape) && known.add(shape)));
}

function subjectsFor(library: Library, name: string, record: ModelRecord): readonly Subject[] {
	const codes = snippetsFor(library, name, record).flatMap((snippet) => ("code" in snippet ? [snippet] : []));
	const install = codes.find(({ title }) => title === INSTALL)?.code;
	return codes.map(({ code, title }) => {
		const language = code.language as Language;
		const file = `${name}${title ? `.${title.toLowerCase().replaceAll(" ", "-")}` : ""}.${EXTENSIONS[language]}`;
		return {
			id: `load/${library.key}/${file}`,
			language,
			shape: code.shape,
			model: record,
			// Of a hundred variants of a record, one has a shape of its own; laying out the others would take most of the time.
			get text() {
				return String(code);
			},
			get install() {
				return String(install ?? "");
			},
		};
	});
}

/** The load snippets of a record; an error names the record. */
function snippetsFor(library: Library, name: string, record: ModelRecord): ReturnType<typeof loadSnippets> {
	try {
		return loadSnippets(library, record);
	} catch (error) {
		throw new Error(`load/${library.key}/${name}: ${(error as Error).message}`, { cause: error });
	}
}
