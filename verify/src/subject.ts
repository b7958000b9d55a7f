import type { CallOptions } from "@vitrine/inference";
import type { ModelRecord } from "@vitrine/model";

export type Language = "python" | "js" | "sh";

/** Code to check: one snippet that some page may show. */
export interface Subject {
	/** As in the report. */
	readonly id: string;
	readonly language: Language;
	readonly text: string;
	readonly shape: string;
	/** The record it was made from. */
	readonly model: ModelRecord;
	/** For a call: which client was asked, and for what. */
	readonly call?: { readonly client: string; readonly options: CallOptions };
}

/** What the subjects are that make one row of the report: one snippet, or all calls written with one template. */
export interface Group {
	readonly id: string;
	readonly shape: string;
	readonly subjects: readonly Subject[];
}

/** What the extension of a file says of its language. */
export const EXTENSIONS: Readonly<Record<Language, string>> = { python: "py", js: "js", sh: "sh" };

/** Where a subject of a language goes by its kind: `load`, `app` or `call`. */
export const kindOf = (id: string): string => id.slice(0, id.indexOf("/"));
