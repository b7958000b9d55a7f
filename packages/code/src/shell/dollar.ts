import type { Cursor } from "../reading/cursor.ts";
import { HOLE } from "../reading/hole.ts";

/** `${name}` and similar expansions, if nothing in them is quoted or computed. */
const SIMPLE = /\$\{[^{}'"`\\$\ufdd0\n]+\}/y;
const ARITHMETIC = /\$\(\([^'"`\\\ufdd0]*?\)\)/y;
const SUBSTITUTION = /\$\([^()'"`\\\ufdd0]*\)/y;
const NAME = /\$(?:[A-Za-z_]\w*|[#$?!@*0-9-])/y;

/** Skips what a dollar sign starts. Outside quotes, only the sign of `$(` is skipped: a command follows. */
export function readDollar(cursor: Cursor, inQuotes: boolean): void {
	if (cursor.next === HOLE) cursor.refuse("a hole after a dollar sign (write the variable, or escape the sign)");
	if (!inQuotes && /['"]/.test(cursor.next)) cursor.refuse(`$${cursor.next}, which is bash (use plain quotes)`);
	if (cursor.sees("${")) return take(cursor, SIMPLE, "a ${…} with more than a name and plain text in it");
	if (cursor.sees("$((")) return take(cursor, ARITHMETIC, "arithmetic, in which no value is safe");
	if (cursor.sees("$(") && inQuotes)
		return take(
			cursor,
			SUBSTITUTION,
			"a command inside quotes that holds quotes, brackets or holes (name its result first)",
		);
	if (!cursor.take(NAME)) cursor.at += 1;
	else if (cursor.character === HOLE)
		cursor.refuse("a hole right after a variable, whose name it would lengthen (write ${NAME})");
}

function take(cursor: Cursor, pattern: RegExp, what: string): void {
	if (!cursor.take(pattern)) cursor.refuse(what);
}
