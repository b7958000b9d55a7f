import { fileTypes, tensorTypes } from "@vitrine/catalogue";
import { links } from "../../base/links.ts";
import { phraseOf } from "../reading/words.ts";

/** The names of quantizations in the table, each once. */
export const quantizationNames: readonly string[] = [
	...new Set([...fileTypes, ...tensorTypes].map(({ name }) => name)),
];

const known = new Map(quantizationNames.map((name) => [phraseOf(name), name]));

/** The quantization that a text names, in any case and with any dashes; undefined if it names none. */
export function quantizationNamed(text: string): string | undefined {
	return known.get(phraseOf(text));
}

/** The address of its row. */
export function quantizationLink(name: string): string {
	return `${links.quantizations()}#type-${name}`;
}
