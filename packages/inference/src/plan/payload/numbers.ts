import { shown } from "@vitrine/model";
import { InputError } from "../errors.ts";
import type { CallOptions } from "../shapes.ts";

/** The numbers that were given; 0 is a value like any other, and what is not a number is an InputError of its field. */
export function numbersOf(options: CallOptions): Record<string, number> {
	const given = NUMBERS.filter((name) => options[name] !== undefined);
	for (const name of given)
		if (!Number.isFinite(options[name]))
			throw new InputError(name, options[name], `${shown(options[name])} is not a number.`);
	return Object.fromEntries(given.map((name) => [name, options[name]!]));
}

/** The same under the names that the hub's clients have for them in text generation. */
export function generationNumbers(options: CallOptions): Record<string, number> {
	const { max_tokens: most, ...rest } = numbersOf(options);
	return { ...rest, ...(most === undefined ? {} : { max_new_tokens: most }) };
}

export const NUMBERS = ["temperature", "max_tokens", "top_p"] as const;
