import type { Notation } from "../literal.ts";
import { quoted } from "../quoting.ts";
import { LONG, templateContent } from "./strings.ts";

/** The literals of JavaScript. */
export const NOTATION: Notation = {
	name: "a JavaScript literal",
	null: "null",
	true: "true",
	false: "false",
	list: { open: "[", close: "]", pad: "", trailing: true },
	record: { open: "{", close: "}", pad: " ", trailing: true },
	long: LONG,
	key,
	env: (value) => `process.env.${value.name}`,
	text: (value) => "`" + templateContent(value) + "`",
};

/** A bare name if it is valid as one; `__proto__` would set the prototype unless it is computed. */
function key(name: string): string {
	if (name === "__proto__") return `["__proto__"]`;
	return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name, LONG);
}
