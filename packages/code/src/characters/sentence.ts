import { hexOf, nameOf } from "./names.ts";
import type { Suspect } from "./suspects.ts";

/** Different characters that a sentence names; of the others it gives the number. */
const MOST_NAMED = 3;

/**
 * A warning about the suspects in a text that the sentence calls `what`, such as `This model’s id`. Undefined if there are none.
 */
export function suspicion(what: string, suspects: readonly Suspect[]): string | undefined {
	const found = KINDS.flatMap(([kind, are, nameOne]) => {
		const points = [...new Set(suspects.filter((one) => one.kind === kind).map(({ codePoint }) => codePoint))];
		return points.length === 0 ? [] : [`characters that ${are}: ${named(points, nameOne)}`];
	});
	return found.length === 0 ? undefined : `${what} contains ${found.join("; and ")}.`;
}

/** A warning about hidden characters of a long text, with their number, which is at most `most`. */
export function countedSuspicion(what: string, hidden: readonly Suspect[], most: number): string | undefined {
	if (hidden.length === 0) return undefined;
	const points = [...new Set(hidden.map(({ codePoint }) => codePoint))];
	const many = hidden.length < most ? String(hidden.length) : `${most} or more`;
	const [count, are] =
		many === "1" ? ["one character", "is invisible or reorders text"] : [`${many} characters`, HIDDEN];
	return `${what} contains ${count} that ${are}: ${named(points, hiddenName)}.`;
}

const HIDDEN = "are invisible or reorder text";

const KINDS = [
	["lookalike", "look like others", lookalikeName],
	["hidden", HIDDEN, hiddenName],
] as const;

function named(points: readonly number[], nameOne: (codePoint: number) => string): string {
	const more = points.length > MOST_NAMED ? `, and ${points.length - MOST_NAMED} more` : "";
	return points.slice(0, MOST_NAMED).map(nameOne).join(", ") + more;
}

function hiddenName(codePoint: number): string {
	return `${nameOf(codePoint)} (${hexOf(codePoint)})`;
}

/** A white space is not quoted, because its quotes would look empty. */
function lookalikeName(codePoint: number): string {
	const character = String.fromCodePoint(codePoint);
	return /\p{Zs}/u.test(character) ? hiddenName(codePoint) : `“${character}” is ${hiddenName(codePoint)}`;
}
