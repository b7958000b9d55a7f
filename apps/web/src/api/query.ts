import type { Operation } from "./operation.ts";
import { type JsonSchema, jsonSchemaOf } from "./jsonSchema.ts";

/** How a parameter is written in an address. */
type Written = "text" | "number" | "flag" | "list" | "json";

/** How each parameter of an operation is written in an address. */
export function writtenAs(schema: JsonSchema): Written {
	const { type, items } = schema;
	if (type === "integer" || type === "number") return "number";
	if (type === "boolean") return "flag";
	if (type === "string") return "text";
	return type === "array" && items?.type === "string" ? "list" : "json";
}

/** The values of a query by the types of their parameters. What has another type is left as a text, for the schema to refuse. */
export function valuesIn(query: URLSearchParams, { parameters }: Operation): Readonly<Record<string, unknown>> {
	const { properties = {} } = jsonSchemaOf(parameters);
	const names = [...new Set(query.keys())];
	return Object.fromEntries(
		names.map((name) => [
			name,
			valueOf(query.getAll(name), Object.hasOwn(properties, name) ? properties[name] : undefined),
		]),
	);
}

function valueOf(texts: readonly string[], schema: JsonSchema | undefined): unknown {
	const [text = "", ...others] = texts;
	if (schema === undefined) return text;
	const written = writtenAs(schema);
	if (written === "list") return texts;
	// A parameter that is no list and given twice has no type: the schema refuses it.
	return others.length > 0 ? texts : READ[written](text);
}

const READ: Readonly<Record<Exclude<Written, "list">, (text: string) => unknown>> = {
	text: (text) => text,
	flag: (text) => (text === "true" || text === "false" ? text === "true" : text),
	number: (text) => (NUMBER.test(text) ? Number(text) : text),
	json: jsonOr,
};

const NUMBER = /^-?\d{1,30}(?:\.\d{1,30})?(?:e[+-]?\d{1,3})?$/i;

/** JSON, or the text: an input may be one. */
function jsonOr(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return text;
	}
}
