import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type ModelRecord, RECORD_BOUNDS } from "@vitrine/model";
import { loaderOf } from "../src/choices/files/loaderOf.ts";
import { loadSnippets } from "../src/loading/loadSnippets.ts";
import { readJavaScript } from "./javascript.ts";
import { FIXTURES, loadCases } from "./loadRecords.ts";
import { planted } from "./planting.ts";
import { checkPython } from "./python.ts";
import { commandsOf } from "./shell.ts";

const PLAIN = "plain text";

/** One field of one record, with the library that reads it. */
interface Place {
	readonly library: string;
	readonly name: string;
	readonly record: ModelRecord;
	readonly field: string;
}

const fieldsOf = new Map(
	readFileSync(join(FIXTURES, "../catalogue/reads.txt"), "utf8")
		.trim()
		.split("\n")
		.map((line) => line.split(": "))
		.map(([library, fields]) => [library!, fields!.split(" ")] as const),
);

const places: readonly Place[] = loadCases.flatMap(({ library, name, record }) =>
	(fieldsOf.get(library) ?? [])
		.filter((field) => !field.includes(":"))
		.map((field) => ({ library, name, record, field })),
);

/** The snippets of one language with a text in the place; null for a note. */
const sources = ({ library, record, field }: Place, text: string, language: Language): readonly (string | null)[] =>
	loadSnippets(loaderOf(library)!, planted(record, field, text)!).map((snippet) =>
		"note" in snippet ? null : snippet.code.language === language ? String(snippet.code) : "",
	);

export interface Pair {
	readonly label: string;
	readonly text: string;
	readonly plain: string;
	readonly source: string;
}

/**
 * Each snippet with plain text and with hostile text in some field, except text that the shell cannot contain. `texts` are
 * used in turn, in every place or, with a `share` of n, in every n-th.
 */
export function pairs(texts: readonly string[], language: Language, share = 1): readonly Pair[] {
	return places.flatMap((place, at) => {
		if (at % share > 0) return [];
		const text = sayable(texts[at % texts.length]!, place);
		const plain = sources(place, PLAIN, language);
		const found = sources(place, text, language);
		if (language === "sh" && isUnholdable(text) && found.includes(null)) return [];
		const label = `${place.library} ${place.name}, ${place.field} ${JSON.stringify(text)}`;
		return plain.flatMap((one, i) =>
			one && one !== found[i] ? [{ label, text, plain: one, source: found[i] ?? "" }] : [],
		);
	});
}

/** Whether a shell word cannot contain the text: a NUL, half of a surrogate pair, or an option. */
const isUnholdable = (text: string): boolean => text.includes("\0") || !text.isWellFormed() || text.startsWith("-");

/** Characters of a path that are left for the names that the records of the fixtures give their files. */
const LONGEST_NAME = 200;

/**
 * The text as the field keeps it: base models are trimmed, paths are bounded, and glob characters in the name of a GGUF
 * file are escaped (see specification.test.ts).
 */
function sayable(text: string, { library, field }: Place): string {
	if (field.startsWith("cardData.base_model")) return text.trim();
	if (!field.startsWith("siblings")) return text;
	const kept = text.slice(0, RECORD_BOUNDS.path - LONGEST_NAME);
	return library === "llama-cpp-python" ? kept.replace(/[*?[]/g, "x") : kept;
}

/** The languages of load snippets. */
export type Language = "python" | "js" | "sh";

/** Each snippet that is more than the plain one with the text as a value. */
export function problemsOf(found: readonly Pair[], language: Language): readonly string[] {
	if (language === "js") return found.flatMap((pair) => differing(pair, readJavaScript));
	if (language === "sh") return found.flatMap((pair) => differing(pair, commandsOf));
	return checkPython(
		found.map(({ text, plain, source }) => ({ source, benign: plain, from: PLAIN, to: text })),
	).flatMap((wrong, i) => wrong.map((problem) => `${found[i]!.label}: ${problem}`));
}

/** The differences between a snippet and the plain one, other than the text. */
function differing({ label, text, plain, source }: Pair, read: (source: string) => unknown): readonly string[] {
	const wanted = JSON.stringify(read(plain), (_, value) =>
		typeof value === "string" ? value.replaceAll(PLAIN, () => text) : value,
	);
	return JSON.stringify(read(source)) === wanted ? [] : [`${label}: ${source}`];
}
