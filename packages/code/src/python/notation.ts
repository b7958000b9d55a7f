import type { Notation } from "../literal.ts";
import { quoted } from "../quoting.ts";
import { environ, formattedContent, LONG } from "./strings.ts";

/** The literals of Python. */
export const NOTATION: Notation = {
	name: "a Python literal",
	null: "None",
	true: "True",
	false: "False",
	list: { open: "[", close: "]", pad: "", trailing: true },
	record: { open: "{", close: "}", pad: "", trailing: true },
	long: LONG,
	key: (name) => quoted(name, LONG),
	env: (value, site) => environ(value, '"', site),
	text: (value, site) => `f"${formattedContent(value, "a Python f-string", '"', site)}"`,
};
