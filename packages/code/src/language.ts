import type { ImportLayout } from "./printing/importLayout.ts";
import type { Place } from "./place.ts";
import type { withoutLine } from "./printing/withoutLine.ts";

/** A language, as far as templates are filled and code is printed in it. */
export interface Language<L extends string = string> {
	readonly id: L;
	/** Its name in messages. */
	readonly name: string;
	/** A program with its long lines broken. */
	wrapped(text: string): string;
	/** Words that cannot be names. */
	readonly reserved?: ReadonlySet<string>;
	/** The layout of its imports; absent if it has none, or none of its code declares any. */
	readonly imports?: ImportLayout;
	/** Takes a line of empty holes out; absent if no template has one. */
	readonly withoutLine?: typeof withoutLine;
}

/** A language whose templates are read when they are used. */
export interface ReadLanguage<L extends string = string> extends Language<L> {
	/** The place that a key names. */
	placeOf(key: string): Place;
}

/** The layouts of the languages in use, all that their tags have registered: no other language is loaded. */
const registered = new Map<string, Registered>();
const known = new WeakSet<Language>();

interface Registered extends Pick<Language, "wrapped"> {
	readonly imports: ImportLayout | undefined;
}

/** Lets code of a language be printed; its tag calls it. */
export function registerLanguage(language: Language): void {
	if (known.has(language)) return;
	known.add(language);
	const { id, wrapped, imports } = language;
	const before = registered.get(id)?.imports;
	registered.set(id, { wrapped, imports: before?.isWhole ? before : (imports ?? before) });
}

/** A finished program with its long lines broken, if its language has a layout. */
export function wrapped(id: string, text: string): string {
	const language = registered.get(id);
	return language ? language.wrapped(text) : text;
}

export const importLayoutOf = (id: string): ImportLayout | undefined => registered.get(id)?.imports;
