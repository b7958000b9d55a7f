import type { Fit } from "@vitrine/catalogue";
import type { Language, Refusal, RefusalCode } from "@vitrine/inference";
import type { Here, Reached, Tools } from "@vitrine/verify";

/** Kinds of snippets: to load a model, to call it, and to open it in a local app. */
export const KINDS = ["load", "call", "app"] as const;
export type SnippetKind = (typeof KINDS)[number];

/** The languages of snippets; notes are text. */
export const LANGUAGES = ["python", "js", "sh", "text"] as const satisfies readonly (Language | "text")[];
export type AnswerLanguage = (typeof LANGUAGES)[number];

/** A line of the answer, with its fields in the order they are written. */
export type Output = SnippetLine | ErrorLine;

export type SnippetLine = {
	readonly key: unknown;
	readonly kind: SnippetKind;
	readonly language: AnswerLanguage;
	/** The client of a call. */
	readonly client?: string;
	/** The key of the library that loads the model; null if it only fetches the files. */
	readonly library?: string | null;
	/** The key of a local app. */
	readonly app?: string;
	readonly title?: string;
	readonly content: string;
	/** Why this library, or only the files: the name of the rule, and a sentence. */
	readonly rule?: string;
	readonly reason?: string;
	/** Whether it reads what the repository holds. */
	readonly fit?: Fit;
} & Partial<Checked>;

/** What the report of the checks states about a snippet. */
export interface Checked {
	/** What to know about a value in the code. */
	readonly note?: string;
	/** Null if it was not checked. */
	readonly level: Reached | null;
	/** The day of the check, and the tools with their versions. */
	readonly checked?: { readonly date: string; readonly tools: Tools };
	/** Why the level is not higher, if that is known. */
	readonly levelReason?: string;
	/** What happened when the code was run here on the files of this model, if it was. */
	readonly here?: Here;
}

export type ErrorLine = {
	readonly key: unknown;
	/** The number of the line, from 1; only if it has no readable key. */
	readonly line?: number;
	readonly error: { readonly message: string; readonly field?: string; readonly code?: RefusalCode } & Partial<Names>;
};

/** Names that could be meant, and some of those that are known. */
export interface Names {
	readonly nearest: readonly string[];
	readonly allowed: readonly string[];
}

/** Names that are listed at most. */
export const MOST_NAMED = 20;

/** The names for a refusal of a name that is not known; none for any other. */
export const namesOf = (refusal: Refusal): Partial<Names> =>
	"near" in refusal ? { nearest: refusal.near, allowed: refusal.known.slice(0, MOST_NAMED) } : {};

/** Called with a message for everything that was ignored, and for a refusal; `isError` if an error line has that, too. */
export type LogMessage = (message: string, isError?: boolean) => void;
