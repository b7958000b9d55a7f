import type { z } from "zod/mini";

/** The definition of a schema; its `type` is the kind of schema. */
export type Definition = z.core.$ZodTypes["_zod"]["def"];

export function definitionOf(schema: z.core.$ZodType): Definition {
	return schema._zod.def as Definition;
}
