import { COLUMNS } from "../../packages/code/src/layout/columns.ts";
import { COMPILED_HOLE } from "../../packages/code/src/prepared.ts";

/** Longer strings change nothing. */
const LONGEST = COLUMNS + 2;
/** Between the lengths of all strings but one; not a divisor of an indentation. */
const STEP = 11;

/** Lengths of strings for some holes, from short to too long: each hole has every length beside some lengths of the others. */
export function lengthsOf(holes: number): readonly (readonly number[])[] {
	if (holes === 0) return [[]];
	const found: (readonly number[])[] = [];
	for (let own = 0; own < holes; own += 1)
		for (const others of combinations(holes - 1))
			for (let length = 1; length <= LONGEST; length += 1)
				found.push([...others.slice(0, own), length, ...others.slice(own)]);
	return found;
}

function combinations(holes: number): readonly (readonly number[])[] {
	if (holes === 0) return [[]];
	const rest = combinations(holes - 1);
	const own = Array.from({ length: Math.ceil(LONGEST / STEP) }, (_, at) => 1 + at * STEP);
	const few = holes > 2 ? own.filter((_, at) => at % 3 === 0) : own;
	return few.flatMap((length) => rest.map((others) => [length].concat(others)));
}

/** Characters that are nowhere in code: strings of them stand for strings in quotes of the template, and with quotes of their own. */
const [QUOTED, WHOLE] = ["\ue000", "\ue001"];

/** A text with strings of such lengths in its holes. */
export function withLengths(text: string, keys: readonly string[], lengths: readonly number[]): string {
	let at = 0;
	return text.replaceAll(COMPILED_HOLE, () => {
		const length = lengths[at]!;
		return keys[at++] === "" ? `"${WHOLE.repeat(length)}"` : QUOTED.repeat(length);
	});
}

/** The text without them. */
export const withoutLengths = (text: string): string => text.replace(/"\ue001+"|\ue000+/g, COMPILED_HOLE);
