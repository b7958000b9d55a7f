import type { z } from "zod/mini";

/** The definition of a schema; its `type` is the kind of schema. */
export type Definition = z.core.$ZodTypes["_zod"]["def"];

export const definitionOf = ({ _zod: internals }: z.core.$ZodType): Definition => internals.def as Definition;
