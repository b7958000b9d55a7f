import { labelOfMeaning } from "../reading/labels.ts";
import type { Read } from "../reading/meanings.ts";
import type { ChipView } from "../shapes.ts";
import { cutOut, quoted } from "../reading/words.ts";

/** The phrases that were understood, in the order of the text. */
export function chipsOf(text: string, reads: readonly Read[]): readonly ChipView[] {
	return reads
		.toSorted((a, b) => a.from - b.from)
		.map((read) => ({
			label: labelOfMeaning(read.meaning),
			typed: read.typed,
			without: cutOut(text, read),
			asWords: quoted(text, read),
		}));
}
