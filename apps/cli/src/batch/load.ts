import {
	choicesFor,
	type FilesWay,
	type Fit,
	type LibraryWay,
	loadSnippets,
	type LoadSnippet,
	reasonText,
} from "@vitrine/catalogue";
import type { ModelRecord } from "@vitrine/model";
import type { AnswerLanguage, Log, SnippetLine } from "./shapes.ts";

/** A snippet or note, without the key of its line. */
export type Loading = Omit<SnippetLine, "key">;

/** Snippets that are yet to be written. Writing fails for a value that the language cannot hold. */
export type Attempt = () => readonly Loading[];

/** For each library of the record, an attempt at its snippets; then the files, if no library that fits has code. */
export function loadAttempts(record: ModelRecord, log: Log): readonly Attempt[] {
	const { ways, notes } = choicesFor(record);
	for (const note of notes) log(note);
	let hasCode = false;
	const loaders = ways.filter((way) => way.kind !== "app");
	return loaders.map((way) => () => {
		if (way.kind === "files" && hasCode) return [];
		const snippets = loadSnippets(way.library, record);
		hasCode ||= way.fit !== "mismatch" && snippets.some((snippet) => "code" in snippet);
		return snippets.map((snippet) => line(snippet, way));
	});
}

type Loader = LibraryWay | FilesWay;

function line(snippet: LoadSnippet, way: Loader): Loading {
	const library = way.kind === "files" ? null : way.key;
	if ("note" in snippet) return { kind: "load", language: "text", library, content: snippet.note, ...chosenBy(way) };
	const { title, code } = snippet;
	const language = code.language as AnswerLanguage;
	return {
		kind: "load",
		language,
		library,
		...(title !== undefined && { title }),
		content: String(code),
		...chosenBy(way),
	};
}

const chosenBy = ({ rule, reason, from, fit }: Loader): { rule: string; reason: string; fit: Fit } => ({
	rule,
	reason: reasonText(reason, from),
	fit,
});
