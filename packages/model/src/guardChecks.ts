import type { z } from "zod/mini";

/** Returns true only for values the schema accepts. False leaves the decision to the schema. */
export type Guard = (value: unknown) => boolean;

type CheckDef = z.core.$ZodChecks["_zod"]["def"] | z.core.$ZodCustomDef;

/** Compiles a check of a schema (a bound, a refinement) into a guard. One that is not known here accepts nothing. */
export function guardOfCheck({ _zod: internals }: z.core.$ZodCheck<never>): Guard {
	const def = internals.def as CheckDef;
	switch (def.check) {
		case "min_length":
			return (value) => lengthOf(value) >= def.minimum;
		case "max_length":
			return (value) => lengthOf(value) <= def.maximum;
		case "greater_than":
			return moreThan(Number(def.value), def.inclusive);
		case "custom":
			return (value) => def.fn?.(value) === true;
		default:
			return () => false;
	}
}

function moreThan(least: number, isInclusive: boolean): Guard {
	return (value) => typeof value === "number" && (value > least || (isInclusive && value === least));
}

function lengthOf(value: unknown): number {
	return typeof value === "string" || Array.isArray(value) ? value.length : -1;
}
