import type { CallOptions } from "@vitrine/inference";
import type { ModelRecord } from "@vitrine/model";

export type Language = "python" | "js" | "sh";

/** One snippet to check, as a page may show it. */
export interface Subject {
	/** The id of its report row, or of one call among those of the row. */
	readonly id: string;
	readonly language: Language;
	readonly text: string;
	/** The fingerprint of its template, without its values. */
	readonly shape: string;
	/** The record it was generated from. */
	readonly model: ModelRecord;
	/** For code that loads a model: the commands that the page prints to install what it needs; empty without any. */
	readonly install?: string;
	/** For a call: the client it is written for, and the options it was generated with. */
	readonly call?: { readonly client: string; readonly options: CallOptions };
}

/** The subjects of one report row: a single snippet, or all calls generated from one template. */
export interface Group {
	readonly id: string;
	readonly shape: string;
	readonly subjects: readonly [Subject, ...Subject[]];
}

/** The file extension of each language. */
export const EXTENSIONS: Readonly<Record<Language, string>> = { python: "py", js: "js", sh: "sh" };

/** The kind of a subject, `load`, `app` or `call`: the first part of its id. */
export const kindOf = (id: string): string => id.slice(0, id.indexOf("/"));
