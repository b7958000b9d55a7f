import { links } from "../base/links.ts";

/** Where the browser gets everything but models. */
export const ENTRIES: string = links.island("palette");

/** Where it asks for the models that answer to a text. */
export function modelsAddress(text: string): string {
	return links.island("palette-models", { q: text });
}

/** The longest text that is looked for, in UTF-16 units. */
export const LONGEST = 200;
