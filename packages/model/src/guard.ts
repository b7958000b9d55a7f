import type { z } from "zod/mini";
import { type Definition, definitionOf } from "./definition.ts";
import { type Guard, guardOfCheck } from "./guardChecks.ts";
import { isObject } from "./values.ts";

/**
 * Compiles a schema into a guard that takes a fraction of the time of a parse. Where the schema has a part that is not
 * known here, such as a format or a transform, the guard accepts nothing.
 */
export function guardOf<T>(schema: z.ZodMiniType<T>): (value: unknown) => value is T {
	return compiled(schema) as (value: unknown) => value is T;
}

function compiled(schema: z.core.$ZodType): Guard {
	const def = definitionOf(schema);
	if (Object.keys(def).some((key) => !KNOWN.has(key))) return never;
	return (def.checks ?? []).map(guardOfCheck).reduce(both, ofType(def));
}

/** Keys that a definition may have: any other key could change its meaning. */
const KNOWN = new Set(["type", "error", "checks", "element", "shape", "catchall", "innerType", "options", "entries"]);

const never: Guard = () => false;

function ofType(def: Definition): Guard {
	switch (def.type) {
		case "unknown":
			return () => true;
		case "string":
			return (value) => typeof value === "string";
		case "boolean":
			return (value) => typeof value === "boolean";
		case "number":
			return Number.isFinite;
		case "enum":
			return oneOf(Object.values(def.entries));
		case "array":
			return listOf(compiled(def.element));
		case "object":
			return objectOf(def);
		case "union":
			return anyOf(def.options.map(compiled));
		case "nullable":
			return anyOf([oneOf([null]), compiled(def.innerType)]);
		case "optional":
			return compiled(def.innerType);
		default:
			return never;
	}
}

function oneOf(values: readonly unknown[]): Guard {
	return (value) => values.includes(value);
}

function listOf(element: Guard): Guard {
	return (value) => Array.isArray(value) && value.every(element);
}

function both(one: Guard, other: Guard): Guard {
	return (value) => one(value) && other(value);
}

function anyOf([first = never, ...others]: readonly Guard[]): Guard {
	return others.length === 0 ? first : either(first, anyOf(others));
}

function either(one: Guard, other: Guard): Guard {
	return (value) => one(value) || other(value);
}

function objectOf({ shape, catchall }: z.core.$ZodObjectDef): Guard {
	const entries = Object.entries(shape);
	const fields = new Map(entries.map(([field, schema]) => [field, compiled(schema)]));
	const required = entries.filter(([, schema]) => definitionOf(schema).type !== "optional").map(([field]) => field);
	const other = catchall === undefined || definitionOf(catchall).type === "unknown" ? undefined : compiled(catchall);
	// Loops rather than `every`: this runs for each object of each record of an import.
	return (value) => {
		if (!isObject(value)) return false;
		for (const field of required) if (!Object.hasOwn(value, field)) return false;
		for (const field of Object.keys(value)) {
			const guard = fields.get(field) ?? other;
			if (guard !== undefined && !guard(value[field])) return false;
		}
		return true;
	};
}
