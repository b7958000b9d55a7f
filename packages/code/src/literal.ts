import { CodeError } from "./errors.ts";
import type { Site } from "./place.ts";
import { decimal, kindOf, quoted } from "./quoting.ts";
import { INDENT, items, packed, type Block } from "./structure.ts";
import { Env, Text } from "./text.ts";
import { Remembered, type Value } from "./value.ts";

/** How a language writes JSON values, and the two values that JSON lacks. */
export interface Notation {
	/** Its name in messages: `a Python literal`. */
	readonly name: string;
	readonly null: string;
	readonly true: string;
	readonly false: string;
	readonly list: Block;
	readonly record: Block;
	key(name: string): string;
	env(value: Env, site: Site): string;
	text(value: Text, site: Site): string;
}

/** Deeper than any request, and half of what Python's parser can nest. */
const DEEPEST = 64;

/** The value as an expression of the language; all lines but the first start with the margin. */
export function literal(notation: Notation, value: Value, site: Site, margin: string, depth = 0): string {
	if (typeof value === "string") return quoted(value);
	if (typeof value === "number") return decimal(value, notation.name);
	if (value === null) return notation.null;
	if (typeof value === "boolean") return value ? notation.true : notation.false;
	if (value instanceof Env) return notation.env(value, site);
	if (value instanceof Text) return notation.text(value, site);
	if (value instanceof Remembered) return remembered(notation, value, site, margin, depth);
	return structure(notation, value, site, margin, depth);
}

function remembered(notation: Notation, value: Remembered, site: Site, margin: string, depth: number): string {
	const { needed, text } = value.written(notation, margin, () => {
		const needed: string[] = [];
		const noting: Site = { need: (statement) => needed.push(statement), before: () => "" };
		return { needed, text: literal(notation, value.value, noting, margin, depth) };
	});
	for (const statement of needed) site.need(statement);
	return text;
}

function structure(notation: Notation, value: Value, site: Site, margin: string, depth: number): string {
	if (depth === DEEPEST) throw new CodeError(notation.name, `values nested more than ${DEEPEST} deep`, value);
	if (Array.isArray(value)) return list(notation, value, site, margin, depth + 1);
	if (isRecord(value)) return record(notation, value, site, margin, depth + 1);
	throw new CodeError(notation.name, kindOf(value), value);
}

function list(notation: Notation, values: readonly Value[], site: Site, margin: string, depth: number): string {
	const written: string[] = [];
	let numbers = true;
	const inner = margin + INDENT;
	// By index, because iteration would skip the holes of a sparse list.
	for (let i = 0; i < values.length; i += 1) {
		const value = values[i]!;
		numbers &&= typeof value === "number";
		written.push(literal(notation, value, site, inner, depth));
	}
	return numbers ? packed(notation.list, written, margin) : items(notation.list, written, margin);
}

function record(notation: Notation, values: Fields, site: Site, margin: string, depth: number): string {
	const written: string[] = [];
	const inner = margin + INDENT;
	for (const name of Object.keys(values))
		written.push(notation.key(name) + ": " + literal(notation, values[name]!, site, inner, depth));
	return items(notation.record, written, margin);
}

type Fields = { readonly [key: string]: Value };

/** A plain record, from a literal or parsed JSON; not a Date, a Map or another instance. */
function isRecord(value: unknown): value is Fields {
	if (typeof value !== "object" || value === null) return false;
	const prototype: unknown = Object.getPrototypeOf(value);
	return prototype === null || Object.getPrototypeOf(prototype) === null;
}
