import { Cursor } from "./cursor.ts";
import { HOLE } from "./hole.ts";
import { TemplateError } from "../errors.ts";
import { dedent } from "../layout/dedent.ts";
import { HARD_NEWLINE } from "../printing/newlines.ts";

/** What is known of a template before its holes are filled. Plain data, which packed code has in the place of the template. */
export interface Analysis {
	/** The text before, between and after the holes. */
	readonly parts: readonly string[];
	/** The keys of the places of the holes, from which the language makes the places. */
	readonly keys: readonly string[];
	/** Whether it ends in a comment, so that nothing may follow on its last line. */
	readonly open: boolean;
}

/** Analyses a template; throws a `TemplateError` if a hole in it cannot be placed. */
export function analysed(language: string, raw: readonly string[], scan: (cursor: Cursor) => void): Analysis {
	const source = sourceOf(language, raw);
	const cursor = new Cursor(language, source);
	scan(cursor);
	const parts = withHardNewlines(source, cursor.hardNewlines).split(HOLE);
	return { parts, keys: cursor.keys, open: cursor.open };
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
