import { OPTION_KINDS } from "../../optionKinds.ts";
import type { CallOptions } from "../../options.ts";
import { refuse } from "../../refusal.ts";

type Numbers = Readonly<Record<string, number>>;

const NUMBERS = OPTION_KINDS.filter(({ type }) => type === "number").map(({ name }) => name);

/** The numbers that were given; 0 is a value like any other. Refuses what is not a number. */
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

/** The same under the names that the hub's clients have for them in text generation. */
export function generationNumbers(options: CallOptions): Numbers {
	const { max_tokens: most, ...rest } = numbersOf(options);
	return { ...rest, ...(most !== undefined && { max_new_tokens: most }) };
}
