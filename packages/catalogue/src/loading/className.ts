import { ident, py, type Code, type Python } from "@vitrine/code";

/**
 * A stated class name as code; undefined for anything but a plain capitalised name, so that the snippet uses its
 * default.
 */
export function className<L extends string>(stated: unknown): Code<L> | undefined {
	return typeof stated === "string" && isClassName(stated) ? ident<L>(stated) : undefined;
}

/** A comment on a stated value that cannot be the name of a class; empty for anything else. */
export function noClass(field: string, stated: unknown): Python {
	return typeof stated === "string" && !isClassName(stated)
		? py`# ${field} is not the name of a class: ${stated}`
		: py``;
}

const isClassName = (name: string): boolean => /^[A-Z][A-Za-z0-9_]*$/.test(name) && !PYTHON_CONSTANTS.has(name);

const PYTHON_CONSTANTS: ReadonlySet<string> = new Set(["None", "True", "False"]);
