import type { Code } from "@vitrine/code";
import { entryOf } from "../../providers/known.ts";
import type { Call } from "../../shapes.ts";

/**
 * A comment for whoever copies a call under the hub's name of the model; no code where the name is the provider's own.
 * `comment` makes it of a sentence, once for each provider; `none` is no code.
 */
export function noteBy<L extends string>(comment: (note: string) => Code<L>, none: Code<L>): (call: Call) => Code<L> {
	const made = new Map<string, Code<L>>();
	return ({ nameGuessed, provider = "" }) => {
		if (!nameGuessed) return none;
		const known = made.get(provider);
		if (known) return known;
		const note = comment(`This is the hub's name of the model; ${entryOf(provider).label} may have another.`);
		made.set(provider, note);
		return note;
	};
}
