import { links } from "../base/links.ts";

/** The address of all entries but models, as JSON. */
export const ENTRIES: string = links.island("palette");

/** The address of the models that match a text, as JSON. */
export function modelsAddress(text: string): string {
	return links.island("palette-models", { q: text });
}

/** The longest text that is searched for, in UTF-16 code units. */
export const LONGEST = 200;
