import { hexOf, nameOf } from "./names.ts";
import type { Suspect } from "./suspects.ts";

/** Different characters that a sentence names; of the others it gives the number. */
const MOST_NAMED = 3;

/**
 * What a reader should know about the suspects of a text, of which `what` is the name: `This model's id`. Undefined if there
 * are none.
 */
export function suspicion(what: string, suspects: readonly Suspect[]): string | undefined {
	const sentences = [
		about(`${what} contains characters that look like others`, suspects, "lookalike"),
		about(`${what} contains characters that cannot be seen or reorder text`, suspects, "hidden"),
	];
	const made = sentences.filter((sentence) => sentence !== undefined).join(" ");
	return made === "" ? undefined : made;
}

function about(start: string, suspects: readonly Suspect[], kind: Suspect["kind"]): string | undefined {
	const points = [...new Set(suspects.filter((one) => one.kind === kind).map(({ codePoint }) => codePoint))];
	if (points.length === 0) return undefined;
	const named = points.slice(0, MOST_NAMED).map(kind === "hidden" ? hiddenName : lookalikeName);
	const more = points.length > MOST_NAMED ? `, and ${points.length - MOST_NAMED} more` : "";
	return `${start}: ${named.join(", ")}${more}.`;
}

const hiddenName = (codePoint: number): string => `${nameOf(codePoint)} (${hexOf(codePoint)})`;

/** A white space is not quoted, because its quotes would look empty. */
function lookalikeName(codePoint: number): string {
	const character = String.fromCodePoint(codePoint);
	return /\p{Zs}/u.test(character) ? hiddenName(codePoint) : `“${character}” is ${hiddenName(codePoint)}`;
}
