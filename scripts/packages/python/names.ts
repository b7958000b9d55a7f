/** Words that Python keeps for itself. */
const KEPT: ReadonlySet<string> = new Set(["from", "class", "import", "in", "is", "not", "pass", "with"]);

/** A field of the API as Python writes it: `endpointUrl` is `endpoint_url`, `from` is `from_`. */
export function pythonName(field: string): string {
	const name = field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
	return KEPT.has(name) ? `${name}_` : name;
}

/** A text as a literal of Python. */
export const literal = (text: string): string => JSON.stringify(text);

/** A text as the documentation of an attribute or class. */
export const docstring = (text: string): string => `"""${text.replaceAll("\\", "\\\\").replaceAll('"""', "'''")}"""`;
