import type { Language } from "@vitrine/inference";

/** What can be said about a model: how to load it, how to call it, and how to open it in a local app. */
export const KINDS = ["load", "call", "app"] as const;
export type Kind = (typeof KINDS)[number];

/** The languages of answers; notes are text. */
export const LANGUAGES = ["python", "js", "sh", "text"] as const satisfies readonly (Language | "text")[];
export type AnswerLanguage = (typeof LANGUAGES)[number];

/** One line of the answer. Members are written in this order. */
export type Output = SnippetLine | ErrorLine;

export type SnippetLine = {
	readonly key: unknown;
	readonly kind: Kind;
	readonly language: AnswerLanguage;
	/** Of a call. */
	readonly client?: string;
	/** The catalogue key, of a way to load; null where the record names no library and the note says so. */
	readonly library?: string | null;
	/** The catalogue key of a local app. */
	readonly app?: string;
	readonly title?: string;
	readonly content: string;
};

export type ErrorLine = {
	readonly key: unknown;
	/** From 1; only of a line without a key that could be read. */
	readonly line?: number;
	readonly error: { readonly message: string; readonly field?: string };
};

/** Something wrong with one field of a line. */
export class FieldError extends Error {
	override readonly name = "FieldError";
	/** Empty when the line as a whole is meant. */
	readonly field: string;

	constructor(field: string, message: string) {
		super(field === "" ? message : `${field}: ${message}`);
		this.field = field;
	}
}

/** Told what was left out and why. */
export type Log = (message: string) => void;
