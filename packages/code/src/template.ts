import { Cursor, HOLE } from "./cursor.ts";
import { TemplateError } from "./errors.ts";
import { dedent } from "./layout/dedent.ts";
import { HARD_NEWLINE } from "./newlines.ts";
import type { Place } from "./place.ts";
import { fingerprint } from "./shape.ts";

/** The analysis of a template before its holes are filled; done once for each template in the source. */
export interface Template {
	/** The text before, between and after the holes. */
	readonly parts: readonly string[];
	readonly holes: readonly Hole[];
	/** Whether it ends in a comment, so that nothing may follow on its last line. */
	readonly open: boolean;
	/** A fingerprint of its text and language. */
	readonly fixed: string;
}

export interface Hole {
	readonly place: Place;
	/** The white space at the start of its line, with which further lines of code or of a literal start too. */
	readonly margin: string;
	/** For the first hole of a line that has only holes: their number. Otherwise 0. */
	readonly alone: number;
}

/** Analyses a template; throws a `TemplateError` if a hole in it cannot be placed. */
export function templateOf(language: string, raw: readonly string[], scan: (cursor: Cursor) => void): Template {
	const source = sourceOf(language, raw);
	const cursor = new Cursor(language, source);
	scan(cursor);
	const hardened = withHardNewlines(source, cursor.hardNewlines);
	const places = cursor.places.values();
	return {
		parts: hardened.split(HOLE),
		holes: hardened.split("\n").flatMap((line) => holesOf(line, places)),
		open: cursor.open,
		fixed: fingerprint(`${language}\n${hardened}`),
	};
}

/**
 * A template literal cannot contain a bare backtick or `${`, so these two escapes are undone; all others stay as typed.
 */
const unescaped = (raw: string): string => raw.replace(/\\(`|\$\{)/g, "$1");

function sourceOf(language: string, raw: readonly string[]): string {
	const typed = raw.map(unescaped);
	const control = typed.find((part) => /[^\t\n\P{Cc}]|[\ufdd0\p{Cs}]/u.test(part));
	if (control !== undefined)
		throw new TemplateError(`${language} template: a control character (write an escape): ${JSON.stringify(control)}`);
	try {
		return dedent(typed.join(HOLE));
	} catch (error) {
		throw new TemplateError(`${language} template: ${(error as Error).message}: ${JSON.stringify(typed.join("${…}"))}`);
	}
}

function withHardNewlines(source: string, positions: readonly number[]): string {
	const characters = source.split("");
	for (const position of positions) characters[position] = HARD_NEWLINE;
	return characters.join("");
}

/** The holes of a line; a line that continues after a backslash may consist of holes, too. */
function holesOf(line: string, places: Iterator<Place>): Hole[] {
	const count = line.split(HOLE).length - 1;
	const margin = /^[ \t]*/.exec(line)![0];
	const alone = /^[ \t]*(\ufdd0[ \t]*)+\\?$/.test(line) ? count : 0;
	return Array.from({ length: count }, (_, i) => ({ place: places.next().value!, margin, alone: i === 0 ? alone : 0 }));
}
