import { loaders, loadSnippets, type Library, type LoadSnippet } from "@vitrine/catalogue";
import type { ModelRecord } from "@vitrine/model";
import { type Check, checkOf } from "./checked.ts";
import type { AnswerLanguage, Log, SnippetLine } from "./shapes.ts";

/** A snippet, link or note, without the key of its line. */
export interface Written {
	readonly line: Omit<SnippetLine, "key">;
	/** Absent for links and notes. */
	readonly check?: Check;
}

/** Snippets that are not written yet. Writing throws for a value that the language cannot represent. */
export type Attempt = () => readonly Written[];

/** For each library of the record, an attempt at its snippets; without a library, notes that say so. */
export function loadAttempts(record: ModelRecord, log: Log): readonly Attempt[] {
	const { libraries, notes } = loaders(record);
	if (libraries.length === 0) return [() => notes.map((content) => line({ note: content }, null))];
	for (const note of notes) log(note);
	return libraries.map((library) => () => loadings(library, record));
}

/** The snippets and notes of one library for the record. */
function loadings(library: Library, record: ModelRecord): readonly Written[] {
	return loadSnippets(library, record).map((snippet) => line(snippet, library.key));
}

function line(snippet: LoadSnippet, library: string | null): Written {
	if ("note" in snippet) return { line: { kind: "load", language: "text", library, content: snippet.note } };
	const { title, code } = snippet;
	const language = code.language as AnswerLanguage;
	return {
		line: { kind: "load", language, library, ...(title !== undefined && { title }), content: String(code) },
		check: checkOf(code),
	};
}
