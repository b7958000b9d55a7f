import type { Language } from "../../subject.ts";

/** A place of a program in which a defect can be planted. */
export interface Site {
	readonly at: Place;
	/** Where it is, in UTF-16 units; more than one for a name and its uses. */
	readonly ranges: readonly Range[];
	/** What is there, as it is written. */
	readonly text: string;
	/** The value of a string. */
	readonly value?: string;
	/** For an imported name: its module. */
	readonly module?: string;
	/** For a setting: where it comes too late. */
	readonly paste?: number;
	/** For a key with its value: whether they are a header. */
	readonly header?: boolean;
}

export type Range = readonly [start: number, end: number];

/** What a place is in the syntax of its language. */
export type Place =
	| "argument"
	| "field"
	| "header"
	| "import"
	| "keyword"
	| "literal"
	| "member"
	| "module"
	| "name"
	| "operand"
	| "option"
	| "package"
	| "pair"
	| "setting"
	| "statement"
	| "string"
	| "subcommand"
	| "token"
	| "url";

/** What a defect is planted with, besides its place. */
export interface Context {
	readonly language: Language;
	/** A number that depends on the seed and on the place. */
	readonly pick: number;
	/** The other names that programs import from a module, or that it defines. */
	othersIn(module: string): readonly string[];
	/** The files of the record's repository. */
	readonly files: readonly string[];
}

/** The text with other words at a site; all its ranges get the same. */
export function replaced(text: string, { ranges, paste }: Site, by: string): string {
	const moved = paste === undefined ? text : text.slice(0, paste) + textAt(text, ranges[0]) + text.slice(paste);
	return ranges
		.toSorted(([a], [b]) => b - a)
		.reduce((rest, [start, end]) => rest.slice(0, start) + by + rest.slice(end), moved);
}

const textAt = (text: string, [start, end]: Range = [0, 0]): string => text.slice(start, end);
