import { wrongNumber } from "../../numberOption.ts";
import { OPTION_KINDS } from "../../optionKinds.ts";
import type { CallOptions } from "../../options.ts";
import { refuse } from "../../refusal.ts";

type Numbers = Readonly<Record<string, number>>;

const NUMBERS = OPTION_KINDS.filter(({ type }) => type === "number");

/** The numbers that were given, including 0. Refuses anything that is not a number within the option's bounds. */
export function numbersOf(options: CallOptions): Numbers {
	const numbers: Record<string, number> = {};
	for (const kind of NUMBERS) {
		const value = options[kind.name];
		if (value === undefined) continue;
		const refusal = wrongNumber(kind, value);
		if (refusal) refuse(refusal);
		numbers[kind.name] = value as number;
	}
	return numbers;
}

/** The same numbers under the names that the hub's clients use in text generation. */
export function generationNumbers(options: CallOptions): Numbers {
	const { max_tokens: most, ...rest } = numbersOf(options);
	return { ...rest, ...(most !== undefined && { max_new_tokens: most }) };
}
