import { COLUMNS } from "../../packages/code/src/layout/columns.ts";

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
