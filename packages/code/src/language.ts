import type { ImportLayout } from "./import-layout.ts";
import type { Place } from "./place.ts";

/** A language, as far as templates are filled and code is printed in it. */
export interface Language<L extends string = string> {
	readonly id: L;
	/** Its name in messages. */
	readonly name: string;
	/** The place that a key names. */
	placeOf(key: string): Place;
	/** A program with its long lines broken. */
	wrapped(text: string): string;
	/** Words that cannot be names. */
	readonly reserved?: ReadonlySet<string>;
	/** The layout of its imports; absent if it has none, or none of its code declares any. */
	readonly imports?: ImportLayout;
}

/** The layouts of the languages in use: no other language is loaded. */
const wrappers = new Map<string, (text: string) => string>();
const importLayouts = new Map<string, ImportLayout>();

/** Lets code of a language be printed; its tag calls it. */
export function registerLanguage({ id, wrapped, imports }: Language): void {
	wrappers.set(id, wrapped);
	if (imports) importLayouts.set(id, imports);
}

/** A finished program with its long lines broken, if its language has a layout. */
export const wrapped = (id: string, text: string): string => wrappers.get(id)?.(text) ?? text;

export const importLayoutOf = (id: string): ImportLayout | undefined => importLayouts.get(id);
