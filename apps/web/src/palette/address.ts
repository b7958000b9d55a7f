import { links } from "../base/links.ts";
import { fieldsOfMachine, storedMachine } from "../hardware/machine.ts";

/** The address of all entries but models, as JSON. */
export const ENTRIES: string = links.island("palette");

/** The address of the models that match a text, as JSON. Only a text that may mean the reader's own machine names it. */
export function modelsAddress(text: string): string {
	const mine = /\bmy\b/i.test(text) ? storedMachine() : undefined;
	return links.island("palette-models", { q: text, ...(mine && fieldsOfMachine(mine)) });
}

export { LONGEST } from "../search/reading/words.ts";
