import { OPTION_KINDS } from "../../optionKinds.ts";
import type { CallOptions } from "../../options.ts";
import { refuse } from "../../refusal.ts";

type Numbers = Readonly<Record<string, number>>;

const NUMBERS = OPTION_KINDS.filter(({ type }) => type === "number").map(({ name }) => name);

/** The numbers that were given, including 0. Refuses anything that is not a number. */
export function numbersOf(options: CallOptions): Numbers {
	const numbers: Record<string, number> = {};
	for (const name of NUMBERS) {
		const value = options[name];
		if (value === undefined) continue;
		if (typeof value !== "number" || !Number.isFinite(value)) refuse({ code: "not-a-number", field: name, got: value });
		else numbers[name] = value;
	}
	return numbers;
}

/** The same numbers under the names that the hub's clients use in text generation. */
export function generationNumbers(options: CallOptions): Numbers {
	const { max_tokens: most, ...rest } = numbersOf(options);
	return { ...rest, ...(most !== undefined && { max_new_tokens: most }) };
}
