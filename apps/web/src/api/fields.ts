import { z } from "zod";

/** Fields that many operations share. Lengths are in characters, as JSON Schema counts them. */

/** A text of at least one and at most `most` characters. */
export function text(most: number, description: string): z.ZodType<string> {
	return z
		.string()
		.refine((value) => value !== "" && lengthOf(value) <= most, { error: "length" })
		.meta({ minLength: 1, maxLength: most, description });
}

/** The number of characters of a text; UTF-16 units would count some of them twice. */
const lengthOf = (value: string): number => Array.from(value).length;

/** A list of up to 50 texts; in an address, the parameter is repeated. */
export function texts(description: string, most = 200): z.ZodType<readonly string[] | undefined> {
	return z
		.array(text(most, "A value"))
		.min(1)
		.max(MOST_VALUES)
		.optional()
		.meta({ description }) as unknown as z.ZodType<readonly string[] | undefined>;
}

/** The most values of a list. */
const MOST_VALUES = 50;

/** A whole number within bounds. */
export function whole(least: number, most: number, description: string): z.ZodInt {
	return z.int().min(least).max(most).meta({ description });
}

/** The id of a model. */
export const modelId = (): z.ZodType<string> => text(1_000, "The id of a model: `owner/name`, or a bare `name`.");

export const memoryFields = {
	memory: z
		.number()
		.gt(0)
		.max(1_000_000)
		.optional()
		.meta({ description: "Memory in decimal GB that the model must fit in, with its context." }),
	device: text(
		100,
		"The id of a device, from `/hardware`. For a device sold with several memory sizes, the smallest counts unless `memory` names one.",
	).optional(),
} as const;
