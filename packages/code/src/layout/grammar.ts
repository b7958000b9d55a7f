import type { Pair } from "./pairs.ts";
import type { Line } from "./tokens.ts";

/** What the layout knows of a language. */
export interface Grammar {
	/** Its tokens. */
	readonly lexis: RegExp;
	/** How a comment starts. */
	readonly comment: RegExp;
	/** Whether a bracket opens a list of arguments or items, where a newline may be anywhere, and not a block of statements. */
	opensList(tokens: Line, open: number): boolean;
	/** Whether a comma may follow the last of several items between brackets. */
	takesComma(tokens: Line, open: number): boolean;
	/** Whether a comma may follow the last item between brackets, if there are several or the brackets make a list. */
	mayEndInComma(tokens: Line, open: number, items: readonly Line[]): boolean;
	/** The items between brackets. */
	itemsIn(content: Line): readonly Line[];
	/** The outermost pairs of brackets, as far as lines are broken inside them. */
	pairsIn(code: Line): readonly Pair[];
	/** Whether a newline may be between the brackets. */
	isBreakable(code: Line, pair: Pair): boolean;
	/** Whether the brackets of the last item may share their lines with those around all items; `isShort`: they fit on one line. */
	mayHug(items: readonly Line[], isShort: boolean): boolean;
}
