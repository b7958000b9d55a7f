import type { z } from "zod";

/** What a schema is made of; its `type` tells the kinds apart. */
export type Definition = z.core.$ZodTypes["_zod"]["def"];

export function definitionOf(schema: z.core.$ZodType): Definition {
	return (schema as z.ZodType).def as Definition;
}
