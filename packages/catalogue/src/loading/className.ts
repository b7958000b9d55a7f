import { ident, py, type Code, type Python } from "@vitrine/code";

/**
 * A class name that a record states, as code; undefined for anything that is not one plain capitalised name, so
 * that the snippet falls back to what it prints when nothing is stated.
 */
export function className<L extends string>(stated: unknown): Code<L> | undefined {
	return typeof stated === "string" && isClassName(stated) ? ident<L>(stated) : undefined;
}

/** A comment on what a record states where a class is needed and which can be none; nothing for anything else. */
export function noClass(field: string, stated: unknown): Python {
	return typeof stated === "string" && !isClassName(stated)
		? py`# ${field} is not the name of a class: ${stated}`
		: py``;
}

const isClassName = (name: string): boolean => /^[A-Z][A-Za-z0-9_]*$/.test(name) && !PYTHON_CONSTANTS.has(name);

const PYTHON_CONSTANTS: ReadonlySet<string> = new Set(["None", "True", "False"]);
