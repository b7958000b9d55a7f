import { matches } from "../../base/filter.ts";
import type { FilterItem } from "./filterShapes.ts";

/** Whether an item matches the text of a filter: by its words, or by a file ending. */
export function isFound(item: FilterItem, text: string): boolean {
	return matches(item, text) || endingFound(item, text) !== undefined;
}

/** The file ending by which an item matches a text such as `.keras` or `model.keras`. */
export function endingFound({ endings = [] }: FilterItem, text: string): { readonly why: string } | undefined {
	if (!isEnding(text)) return undefined;
	const wanted = text.trim().toLowerCase();
	const ending = wanted.slice(wanted.lastIndexOf("."));
	return endings.find((one) => one.ending === ending) ?? endings.find((one) => one.ending.startsWith(ending));
}

/** Whether a text ends like the name of a file. */
function isEnding(text: string): boolean {
	return /^\S*\.[a-z][a-z0-9]*$/i.test(text.trim());
}
