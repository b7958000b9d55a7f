import type { Lists } from "./lists.ts";
import type { Texts } from "./texts.ts";

/** Texts, and for each slot the numbers of its texts. */
export interface Filing {
	readonly values: Texts;
	readonly lists: Lists;
}
