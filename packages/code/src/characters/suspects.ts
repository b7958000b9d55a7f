import { hiddenInNames } from "./hidden.ts";
import { hiddenInProse } from "./prose.ts";
import { lookalikesIn } from "./lookalikes.ts";

/** How a text is read: an id, a file name and code as a name; sentences as prose, where joiners and emoji are ordinary. */
export type ReadAs = "name" | "prose";

/** A character that may deceive the readers of a text. */
export interface Suspect {
	/** Its position, in UTF-16 units. */
	readonly at: number;
	readonly codePoint: number;
	/** Whether it cannot be seen or reorders text, or looks like another character. */
	readonly kind: "hidden" | "lookalike";
}

/** Most suspects of a text that are returned unless the caller sets another limit: more than a notice shows. */
const MOST_SUSPECTS = 100;

/** Characters in a text that may deceive its readers, in order; look-alikes are searched for in names only. */
export function suspectsIn(text: string, as: ReadAs, most = MOST_SUSPECTS): readonly Suspect[] {
	const hidden = hiddenIn(text, as, most);
	if (as === "prose") return hidden;
	const lookalikes = lookalikesIn(text).map((at) => suspect(text, at, "lookalike"));
	return [...hidden, ...lookalikes].toSorted((a, b) => a.at - b.at).slice(0, most);
}

/** Characters in a text that cannot be seen or that reorder it, in order. */
export function hiddenIn(text: string, as: ReadAs, most = MOST_SUSPECTS): readonly Suspect[] {
	const found: Suspect[] = [];
	if (VISIBLE.test(text)) return found;
	for (const { 1: character, index } of text.matchAll(as === "name" ? hiddenInNames() : hiddenInProse())) {
		if (found.length >= most) break;
		if (character !== undefined) found.push(suspect(text, index, "hidden"));
	}
	return found;
}

/** Visible ASCII: most texts are nothing else. */
const VISIBLE = /^[ -~]*$/;

const suspect = (text: string, at: number, kind: Suspect["kind"]): Suspect => ({
	at,
	codePoint: text.codePointAt(at) ?? 0,
	kind,
});
