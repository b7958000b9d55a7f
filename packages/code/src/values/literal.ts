import { CodeError } from "../errors.ts";
import { COLUMNS } from "../layout/columns.ts";
import type { Site } from "../place.ts";
import { decimal, kindOf, type LongEscape, quoted } from "./quoting.ts";
import { INDENT, items, packed, type Block } from "../structure.ts";
import { Env, Text } from "./text.ts";
import type { Value } from "../value.ts";

/** How a language writes JSON values, and the two values that JSON lacks. */
export interface Notation {
	/** Its name in messages: `a Python literal`. */
	readonly name: string;
	readonly null: string;
	readonly true: string;
	readonly false: string;
	readonly list: Block;
	readonly record: Block;
	/** The columns of a line, where the layout of the program cannot break it; else a list on one line has all of them. */
	readonly columns?: number;
	readonly long: LongEscape;
	key(name: string): string;
	env(value: Env, site: Site): string;
	text(value: Text, site: Site): string;
}

/** Deeper than any request, and half of what Python's parser can nest. */
const DEEPEST = 64;

/** The value as an expression of the language; all its lines but the first begin with the margin. */
export const literal = (notation: Notation, value: Value, site: Site, margin: string): string =>
	writtenAt(notation, value, site, { margin, column: margin.length, depth: 0 });

/** Where a value is written. */
interface Position {
	readonly margin: string;
	/** The columns to its left. */
	readonly column: number;
	readonly depth: number;
}

function writtenAt(notation: Notation, value: Value, site: Site, at: Position): string {
	if (typeof value === "string") return quoted(value, notation.long);
	if (typeof value === "number") return decimal(value, notation.name);
	if (value === null) return notation.null;
	if (typeof value === "boolean") return value ? notation.true : notation.false;
	if (value instanceof Env) return notation.env(value, site);
	if (value instanceof Text) return notation.text(value, site);
	return structure(notation, value, site, at);
}

function structure(notation: Notation, value: Value, site: Site, at: Position): string {
	if (at.depth === DEEPEST) throw new CodeError(notation.name, `values nested more than ${DEEPEST} deep`, value);
	if (Array.isArray(value)) return list(notation, value, site, at);
	if (isRecord(value)) return record(notation, value, site, at);
	throw new CodeError(notation.name, kindOf(value), value);
}

function list(notation: Notation, values: readonly Value[], site: Site, at: Position): string {
	const written: string[] = [];
	let numbers = true;
	const inner = within(at);
	// By index, because a sparse list must not be passed over.
	for (let i = 0; i < values.length; i += 1) {
		const value = values[i]!;
		numbers &&= typeof value === "number";
		written.push(writtenAt(notation, value, site, inner));
	}
	const room = roomAt(notation, at);
	return numbers ? packed(notation.list, written, at.margin, room) : items(notation.list, written, at.margin, room);
}

function record(notation: Notation, values: Fields, site: Site, at: Position): string {
	const written: string[] = [];
	const inner = within(at);
	for (const [name, value] of Object.entries(values)) {
		const key = `${notation.key(name)}: `;
		written.push(key + writtenAt(notation, value, site, { ...inner, column: inner.column + key.length }));
	}
	return items(notation.record, written, at.margin, roomAt(notation, at));
}

function within({ margin, depth }: Position): Position {
	const inner = margin + INDENT;
	return { margin: inner, column: inner.length, depth: depth + 1 };
}

/** The columns for a list on one line. */
const roomAt = ({ columns }: Notation, { column }: Position): number =>
	columns === undefined ? COLUMNS : columns - column;

export type Fields = { readonly [key: string]: Value };

/** A record written as a literal or parsed; a Date, a Map or any other instance is none. */
export function isRecord(value: unknown): value is Fields {
	if (typeof value !== "object" || value === null) return false;
	const prototype: unknown = Object.getPrototypeOf(value);
	return prototype === null || Object.getPrototypeOf(prototype) === null;
}
