import { safeParse, type z } from "zod/mini";
import { definitionOf } from "./definition.ts";
import type { Fault } from "./fault.ts";
import { type Path, without, written } from "./paths.ts";
import { isObject, shown } from "./values.ts";

/** Why a value inside a record was left out. */
type RepairCode = "wrong-type" | "missing-field";

interface Repaired<T> {
	readonly value: T;
	/** What was left out; empty fields (null, an empty text) are not listed. */
	readonly faults: readonly Fault<RepairCode>[];
}

type Fields = Readonly<Record<string, unknown>>;
type Issue = z.core.$ZodIssue;

/** Leaves out what a schema of records refuses until it accepts the rest; each round removes something. */
export function repaired<T>(schema: z.ZodMiniType<T>, raw: Fields): Repaired<T> {
	const faults: Fault<RepairCode>[] = [];
	let value: unknown = raw;
	for (;;) {
		const issues = [...issuesOf(schema, value), ...unseenIssues(schema, value)].flatMap(nearest);
		if (issues.length === 0) return { value: value as T, faults };
		for (const issue of issues) faults.push(...faultsOf(value, issue));
		value = withTags(
			without(
				value,
				issues.map(({ path }) => path),
			) as Fields,
		);
	}
}

function issuesOf(schema: z.core.$ZodType, value: unknown): readonly Issue[] {
	return safeParse(schema, value).error?.issues ?? [];
}

/** The issues of members named `__proto__`, which the schema of an object whose members all have one type passes over. */
function unseenIssues(schema: z.core.$ZodType, value: unknown): readonly Issue[] {
	const def = definitionOf(schema);
	if (def.type === "optional") return unseenIssues(def.innerType, value);
	if (def.type === "union") return def.options.flatMap((option) => unseenIssues(option, value));
	if (def.type !== "object" || !isObject(value)) return [];
	const { shape, catchall } = def;
	const known = Object.keys(shape).filter((field) => Object.hasOwn(value, field));
	const inside = known.flatMap((field) => below(field, unseenIssues(shape[field]!, value[field])));
	if (catchall === undefined || !Object.hasOwn(value, UNSEEN)) return inside;
	return [...inside, ...below(UNSEEN, issuesOf(catchall, value[UNSEEN]))];
}

const UNSEEN = "__proto__";

function below(field: string, issues: readonly Issue[]): readonly Issue[] {
	return issues.map((issue) => ({ ...issue, path: [field, ...issue.path] }));
}

/** A record always has a list of tags. */
function withTags(record: Fields): Fields {
	return Array.isArray(record["tags"]) ? record : { ...record, tags: [] };
}

/** The issues of the option of a union that fits the value's type, so that they name the exact place; else the issue itself. */
function nearest(issue: Issue): readonly Issue[] {
	if (issue.code !== "invalid_union") return [issue];
	const inside = issue.errors.find((issues) => issues.every(({ path }) => path.length > 0));
	return inside?.flatMap((one) => nearest({ ...one, path: [...issue.path, ...one.path] })) ?? [issue];
}

/** One fault, or none for an empty field. */
function faultsOf(record: unknown, { path, message }: Issue): readonly Fault<RepairCode>[] {
	const { found, value } = at(record, path);
	if (!found) return [missing(record, path)];
	const isInList = typeof path.at(-1) === "number";
	if (!isInList && (value === null || value === undefined || value === "")) return [];
	return [{ code: "wrong-type", field: written(path), expected: message, got: shown(value) }];
}

function missing(record: unknown, path: Path): Fault<RepairCode> {
	const parent = path.slice(0, -1);
	const got = shown(at(record, parent).value);
	return { code: "missing-field", field: written(parent), expected: String(path.at(-1)), got };
}

function at(record: unknown, path: Path): { readonly found: boolean; readonly value: unknown } {
	let value = record;
	for (const key of path) {
		if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return { found: false, value };
		value = (value as Record<PropertyKey, unknown>)[key];
	}
	return { found: true, value };
}
