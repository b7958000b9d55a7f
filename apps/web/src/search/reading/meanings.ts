import type { Result } from "@vitrine/model";
import type { Facet, Sort } from "@vitrine/search";
import type { Fit } from "../../hardware/fit.ts";

/** What a phrase stands for in a list of models. */
export type FilterMeaning =
	/** Values of a facet; any of them matches. */
	| { readonly of: Exclude<Facet, "author">; readonly values: readonly string[]; readonly label?: string }
	/** An author, as typed: its exact spelling is looked up in the index. */
	| { readonly of: "author"; readonly name: string; readonly isOnlyIfKnown?: true }
	/** With several devices, their memory together and their name, `2 × NVIDIA RTX 3090`. */
	| { readonly of: "fit"; readonly fit: Fit; readonly devices?: string }
	/** The reader's own machine, or one that is not in the catalogue, by its name. */
	| { readonly of: "machine"; readonly name?: string }
	/** What checks of models found here. The ids are looked up. */
	| { readonly of: "checked"; readonly result: Result }
	/** The operator's models: all but the starter's. */
	| { readonly of: "own" }
	/** A span of days, which no list can be filtered by. */
	| { readonly of: "days" }
	/** The list as a feed. */
	| { readonly of: "feed" }
	| { readonly of: "sort"; readonly sort: Sort; readonly dir?: "asc" };

/** What a phrase stands for in code that uses a model. */
export type CodeMeaning =
	| { readonly of: "provider"; readonly value: string; readonly label: string }
	/** A client has one of several languages. */
	| { readonly of: "client"; readonly value: string; readonly languages: readonly string[] }
	| { readonly of: "written"; readonly value: string; readonly label: string }
	| { readonly of: "app"; readonly value: string; readonly label: string }
	| { readonly of: "stream" }
	/** The word code itself. */
	| { readonly of: "code" };

export type Meaning = FilterMeaning | CodeMeaning;

/** A phrase that was understood. */
export interface Read<M extends Meaning = Meaning> {
	readonly meaning: M;
	/** Its place in the text, with the small words that belong to it. */
	readonly from: number;
	readonly to: number;
	/** As typed. */
	readonly typed: string;
	/** It may as well be part of a name: it is not read if a model's id has all the words. */
	readonly mayBeName: boolean;
	/** A number of parameters alone, such as `7b`: a filter only if no words are left to search for. */
	readonly isBare?: true;
}

const CODE: ReadonlySet<string> = new Set(["provider", "client", "written", "app", "stream", "code"]);

export function isCode(read: Read): read is Read<CodeMeaning> {
	return CODE.has(read.meaning.of) && !("values" in read.meaning);
}

/** Whether it says with what code is written, whichever model it uses. */
export function isTool({ of }: Meaning): boolean {
	return of === "written" || of === "client";
}

const LOOKED_UP: ReadonlySet<string> = new Set(["author", "machine", "checked", "own", "days", "feed"]);

/** Whether it means something only once it was looked up. */
export function isLookedUp({ of }: Meaning): boolean {
	return LOOKED_UP.has(of);
}

export function isFilter(read: Read): read is Read<FilterMeaning> {
	return !isCode(read);
}

/** Whether it means the reader's own machine. */
export function isMine({ meaning }: Read): boolean {
	return meaning.of === "machine" && meaning.name === undefined;
}
