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
import { type Check, checkOf } from "./checked.ts";
import type { AnswerLanguage, LogMessage, SnippetLine } from "./shapes.ts";

/** A snippet, link or note, without the key of its line. */
export interface Written {
	readonly line: Omit<SnippetLine, "key">;
	/** Absent for links and notes. */
	readonly check?: Check;
}

/** Snippets that are not written yet. Writing throws for a value that the language cannot represent. */
export type Attempt = () => readonly Written[];

/** For each library of the record, an attempt at its snippets; then the files, if no library that fits has code. */
export function loadAttempts(
	record: ModelRecord,
	log: LogMessage,
	libraries?: ReadonlySet<string>,
): readonly Attempt[] {
	const { ways, notes } = choicesFor(record);
	for (const note of notes) log(note);
	let hasCode = false;
	const loaders = ways.filter((way) => way.kind !== "app" && (libraries?.has(way.key) ?? true)) as readonly Loader[];
	return loaders.map((way) => () => {
		if (way.kind === "files" && hasCode) return [];
		const snippets = loadSnippets(way.library, record);
		hasCode ||= way.fit !== "mismatch" && snippets.some((snippet) => "code" in snippet);
		return snippets.map((snippet) => line(snippet, way));
	});
}

type Loader = LibraryWay | FilesWay;

function line(snippet: LoadSnippet, way: Loader): Written {
	const library = way.kind === "files" ? null : way.key;
	if ("note" in snippet)
		return { line: { kind: "load", language: "text", library, content: snippet.note, ...chosenBy(way) } };
	const { title, code } = snippet;
	const language = code.language as AnswerLanguage;
	return {
		line: {
			kind: "load",
			language,
			library,
			...(title !== undefined && { title }),
			content: String(code),
			...chosenBy(way),
		},
		check: checkOf(way, code),
	};
}

const chosenBy = ({ rule, reason, from, fit }: Loader): { rule: string; reason: string; fit: Fit } => ({
	rule,
	reason: reasonText(reason, from),
	fit,
});
