import { nearest } from "@vitrine/catalogue";
import { shown } from "@vitrine/model";
import type { z } from "zod";
import { expectation, type JsonSchema, jsonSchemaOf } from "./jsonSchema.ts";
import type { Operation } from "./operation.ts";
import { ApiProblem } from "./problem.ts";

/** Levels of lists and objects in a value: functions that walk it need no more. */
const DEEPEST = 32;

/** The values of a request as its operation reads them. Throws ApiProblem that names the first field that is wrong. */
export function validated(
	{ parameters }: Pick<Operation, "parameters">,
	values: unknown,
): Readonly<Record<string, unknown>> {
	refuseDeep(values);
	const schema = jsonSchemaOf(parameters);
	// The one name that the schemas pass over.
	if (typeof values === "object" && values !== null && Object.hasOwn(values, "__proto__"))
		throw unknownField("__proto__", Object.keys(schema.properties ?? {}));
	const read = parameters.safeParse(values);
	if (read.success) return read.data;
	throw problemOf(read.error.issues[0], values, schema);
}

function refuseDeep(values: unknown): void {
	if (isWithin(values, DEEPEST)) return;
	const [field] = Object.entries(values as object).find(([, value]) => !isWithin(value, DEEPEST - 1)) ?? [];
	const message = `Lists and objects can be nested ${DEEPEST} levels deep at most.`;
	throw new ApiProblem(400, "too-deep", message, { field });
}

function isWithin(value: unknown, levels: number): boolean {
	if (typeof value !== "object" || value === null) return true;
	return levels > 0 && Object.values(value).every((item) => isWithin(item, levels - 1));
}

type Issue = z.core.$ZodIssue;

function problemOf(issue: Issue | undefined, values: unknown, { properties = {} }: JsonSchema): ApiProblem {
	if (issue?.code === "unrecognized_keys" && issue.path.length === 0)
		return unknownField(issue.keys[0] ?? "", Object.keys(properties));
	const field = String(issue?.path[0] ?? "");
	if (field === "") return new ApiProblem(400, "wrong-body", "The body should be a JSON object.");
	const schema = properties[field] ?? {};
	const value = valueAt(values, issue?.path ?? []);
	const expected = expectation(schema);
	if (value === undefined)
		return new ApiProblem(400, "missing", `${field} is missing; it should be ${expected}.`, { field, expected });
	const allowed = schema.enum ?? schema.items?.enum;
	const near = allowed && typeof value === "string" ? nearest(allowed, value) : [];
	return new ApiProblem(
		400,
		allowed ? "unknown-value" : "wrong-value",
		`${field} is ${shown(value)}; it should be ${expected}.`,
		{
			field,
			value,
			expected,
			allowed,
			nearest: near,
		},
	);
}

function unknownField(field: string, known: readonly string[]): ApiProblem {
	const near = nearest(known, field);
	const advice = near[0] === undefined ? `Known: ${known.join(", ") || "none"}.` : `Did you mean ${near[0]}?`;
	return new ApiProblem(400, "unknown-parameter", `${shown(field)} is not a parameter. ${advice}`, {
		field: field.slice(0, 60),
		allowed: known,
		nearest: near,
	});
}

function valueAt(values: unknown, path: readonly PropertyKey[]): unknown {
	return path.reduce<unknown>(
		(value, key) =>
			typeof value === "object" && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
		values,
	);
}
