import type { Value } from "@vitrine/code";
import { isObject } from "@vitrine/model";

export interface Tidying {
	/** Each newline, with the tabs after it, becomes one space. */
	readonly oneLine?: boolean;
	/** One pair of double quotes around the text is removed. */
	readonly unquoted?: boolean;
}

/** The value with all its texts tidied, at any depth. */
export function tidied(value: Value, tidying: Tidying): Value {
	if (typeof value === "string") return tidiedText(value, tidying);
	if (Array.isArray(value)) return value.map((item: Value) => tidied(item, tidying));
	if (!isObject(value)) return value;
	return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, tidied(item as Value, tidying)]));
}

function tidiedText(text: string, { oneLine, unquoted }: Tidying): string {
	const flat = oneLine ? text.replace(/\r?\n\t*/g, " ") : text;
	return unquoted ? flat.replace(/^"(.*)"$/s, "$1") : flat;
}
