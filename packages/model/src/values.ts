/** Whether a value is a JSON object: not null, not a list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * A value as messages show it: JSON, cut to `room` characters.
 *
 * @example
 * shown("x"); // '"x"'
 */
export function shown(value: unknown, room = 60): string {
	const text = printed(value);
	return text.length <= room ? text : `${text.slice(0, room - 1)}…`;
}

/**
 * A text as messages quote it: at most `most` UTF-16 units, and an ellipsis if it is cut.
 *
 * @example
 * shortened("a long name", 6); // "a long…"
 */
export function shortened(text: string, most: number): string {
	return text.length <= most ? text : `${text.slice(0, most).toWellFormed()}…`;
}

function printed(value: unknown): string {
	try {
		return JSON.stringify(value) ?? String(value);
	} catch {
		return `a value of type ${typeof value}`;
	}
}
