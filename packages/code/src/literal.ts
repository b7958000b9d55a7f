import { CodeError } from "./errors.ts";
import type { Site } from "./place.ts";
import { decimal, kindOf, quoted } from "./quoting.ts";
import { type Block, INDENT, items, packed, WIDTH } from "./structure.ts";
import { Env, Text } from "./text.ts";
import { Remembered, type Value } from "./value.ts";

/** How a language writes the values JSON knows, and the two it does not. */
export interface Notation {
	/** Its name in messages: `a Python literal`. */
	readonly name: string;
	readonly null: string;
	readonly true: string;
	readonly false: string;
	readonly list: Block;
	readonly record: Block;
	/** Columns that a line of it may fill where nothing breaks it later; absent: it is wrapped with the program. */
	readonly columns?: number;
	key(name: string): string;
	env(value: Env, site: Site): string;
	text(value: Text, site: Site): string;
}

/** Deeper than any request is, and half of what Python's parser can nest. */
const DEEPEST = 64;

/** The value as an expression of the language; all its lines but the first begin with the margin. */
export function literal(
	notation: Notation,
	value: Value,
	site: Site,
	margin: string,
	depth = 0,
	column = margin.length,
): string {
	if (typeof value === "string") return quoted(value);
	if (typeof value === "number") return decimal(value, notation.name);
	if (value === null) return notation.null;
	if (typeof value === "boolean") return value ? notation.true : notation.false;
	if (value instanceof Env) return notation.env(value, site);
	if (value instanceof Text) return notation.text(value, site);
	if (value instanceof Remembered) return remembered(notation, value, site, margin, depth, column);
	return structure(notation, value, site, margin, depth, column);
}

function remembered(
	notation: Notation,
	value: Remembered,
	site: Site,
	margin: string,
	depth: number,
	column: number,
): string {
	const { needed, text } = value.written(notation, margin, notation.columns ? column : 0, () => {
		const needed: string[] = [];
		const noting: Site = { need: (statement) => needed.push(statement), before: () => "" };
		return { needed, text: literal(notation, value.value, noting, margin, depth, column) };
	});
	for (const statement of needed) site.need(statement);
	return text;
}

function structure(
	notation: Notation,
	value: Value,
	site: Site,
	margin: string,
	depth: number,
	column: number,
): string {
	if (depth === DEEPEST) throw new CodeError(notation.name, `values nested more than ${DEEPEST} deep`, value);
	if (Array.isArray(value)) return list(notation, value, site, margin, depth + 1, column);
	if (isRecord(value)) return record(notation, value, site, margin, depth + 1, column);
	throw new CodeError(notation.name, kindOf(value), value);
}

function list(
	notation: Notation,
	values: readonly Value[],
	site: Site,
	margin: string,
	depth: number,
	column: number,
): string {
	const written: string[] = [];
	let numbers = true;
	const inner = margin + INDENT;
	// By index, because a sparse list must not be passed over.
	for (let i = 0; i < values.length; i += 1) {
		const value = values[i]!;
		numbers &&= typeof value === "number";
		written.push(literal(notation, value, site, inner, depth));
	}
	const room = roomAt(notation, column);
	return numbers ? packed(notation.list, written, margin, room) : items(notation.list, written, margin, room);
}

function record(
	notation: Notation,
	values: Fields,
	site: Site,
	margin: string,
	depth: number,
	column: number,
): string {
	const written: string[] = [];
	const inner = margin + INDENT;
	for (const [name, value] of Object.entries(values)) {
		const key = `${notation.key(name)}: `;
		written.push(key + literal(notation, value, site, inner, depth, inner.length + key.length));
	}
	return items(notation.record, written, margin, roomAt(notation, column));
}

/** Columns for a list on one line. */
const roomAt = ({ columns }: Notation, column: number): number => (columns === undefined ? WIDTH : columns - column);

type Fields = { readonly [key: string]: Value };

/** A record written as a literal or parsed; a Date, a Map or any other instance is none. */
function isRecord(value: unknown): value is Fields {
	if (typeof value !== "object" || value === null) return false;
	const prototype: unknown = Object.getPrototypeOf(value);
	return prototype === null || Object.getPrototypeOf(prototype) === null;
}
