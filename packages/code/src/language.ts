import type { ImportLayout } from "./import-layout.ts";
import type { Layout } from "./layout/wrap.ts";
import type { Place } from "./place.ts";
import type { withoutLine } from "./withoutLine.ts";

/** What filling a template and printing code must know about a language. */
export interface Language<L extends string = string> {
	readonly id: L;
	/** Its name in messages. */
	readonly name: string;
	/** A program with its long lines broken. */
	wrapped(text: string, layout: Layout): string;
	/** How lines are broken; absent if nothing of it can be left out. */
	readonly layout?: Layout;
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

/** What printing code knows about languages, so that no language is loaded which is not used: all that their tags brought. */
const spoken = new Map<string, Spoken>();
const known = new WeakSet<Language>();

interface Spoken extends Pick<Language, "wrapped"> {
	readonly layout: Layout;
	readonly imports: ImportLayout | undefined;
}

const NOTHING: Layout = { rules: {} };

/** Lets code of a language be printed; its tag calls it. */
export function speak(language: Language): void {
	if (known.has(language)) return;
	known.add(language);
	const { id, wrapped, layout = NOTHING, imports } = language;
	const before = spoken.get(id);
	const both = { ...before?.layout, ...layout, rules: { ...before?.layout.rules, ...layout.rules } };
	const kept = before?.imports?.isWhole ? before.imports : (imports ?? before?.imports);
	spoken.set(id, { wrapped, layout: both, imports: kept });
}

/** A finished program with its long lines broken, if its language has a layout. */
export function wrapped(id: string, text: string): string {
	const language = spoken.get(id);
	return language ? language.wrapped(text, language.layout) : text;
}

export const importLayoutOf = (id: string): ImportLayout | undefined => spoken.get(id)?.imports;
