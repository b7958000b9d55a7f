import type { z } from "zod";

/** The definition of a schema; its `type` is the kind of schema. */
export type Definition = z.core.$ZodTypes["_zod"]["def"];

export function definitionOf(schema: z.core.$ZodType): Definition {
	return (schema as z.ZodType).def as Definition;
}
