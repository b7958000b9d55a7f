import { z } from "zod";

/** A JSON Schema, as far as it is read here. */
export interface JsonSchema {
	readonly type?: string;
	readonly description?: string;
	readonly enum?: readonly string[];
	readonly items?: JsonSchema;
	readonly anyOf?: readonly JsonSchema[];
	readonly properties?: Readonly<Record<string, JsonSchema>>;
	readonly required?: readonly string[];
	readonly minimum?: number;
	readonly maximum?: number;
	readonly exclusiveMinimum?: number;
	readonly minLength?: number;
	readonly maxLength?: number;
	readonly maxItems?: number;
}

const known = new WeakMap<z.ZodType, JsonSchema>();

/** The JSON Schema of what a schema reads; made once. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
	const made = known.get(schema) ?? (z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema);
	known.set(schema, made);
	return made;
}

/** What a value should be, in words: `a whole number from 1 to 200`. */
export function expectation(schema: JsonSchema): string {
	const { type, minimum, exclusiveMinimum, maximum, minLength, maxLength, maxItems, items } = schema;
	if (schema.anyOf) return schema.anyOf.map(expectation).join(", or ");
	if (schema.enum) return `one of ${schema.enum.join(", ")}`;
	if (type === "boolean") return "true or false";
	if (type === "integer") return `a whole number from ${minimum} to ${maximum}`;
	if (type === "number")
		return exclusiveMinimum === undefined
			? `a number from ${minimum} to ${maximum}`
			: `a number above ${exclusiveMinimum}, at most ${maximum}`;
	if (type === "string")
		return `a string of ${minLength ? "1 to" : "at most"} ${maxLength?.toLocaleString("en")} characters`;
	if (type === "array") return `a list of at most ${maxItems} values${items ? `, each ${expectation(items)}` : ""}`;
	const { required = [] } = schema;
	return type === "object" ? objectWith(required) : "JSON";
}

const objectWith = (names: readonly string[]): string =>
	names.length === 0 ? "an object" : `an object with ${names.join(", ")}`;
