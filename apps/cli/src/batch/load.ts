import { loaders, loadSnippets, type Library, type LoadSnippet } from "@vitrine/catalogue";
import type { ModelRecord } from "@vitrine/model";
import type { AnswerLanguage, Log, SnippetLine } from "./shapes.ts";

/** A snippet or note, without the key of its line. */
export type Loading = Omit<SnippetLine, "key">;

/** Snippets that are yet to be written. Writing fails for a value that the language cannot hold. */
export type Attempt = () => readonly Loading[];

/** For each library of the record, an attempt at its snippets; without a library, notes that say so. */
export function loadAttempts(record: ModelRecord, log: Log): readonly Attempt[] {
	const { libraries, notes } = loaders(record);
	if (libraries.length === 0) return [() => notes.map((content) => line({ note: content }, null))];
	for (const note of notes) log(note);
	return libraries.map((library) => () => loadings(library, record));
}

/** The snippets and notes of one library for the record. */
function loadings(library: Library, record: ModelRecord): readonly Loading[] {
	return loadSnippets(library, record).map((snippet) => line(snippet, library.key));
}

function line(snippet: LoadSnippet, library: string | null): Loading {
	if ("note" in snippet) return { kind: "load", language: "text", library, content: snippet.note };
	const { title, code } = snippet;
	const language = code.language as AnswerLanguage;
	return { kind: "load", language, library, ...(title !== undefined && { title }), content: String(code) };
}
