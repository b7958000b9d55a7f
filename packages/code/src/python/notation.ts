import type { Notation } from "../values/literal.ts";
import { quoted } from "../values/quoting.ts";
import { environ, formattedContent } from "./formatted.ts";
import { LONG } from "./long.ts";

export const NAME = "a Python literal";

/** The literals of Python. */
export const NOTATION: Notation = {
	name: NAME,
	null: "None",
	true: "True",
	false: "False",
	list: { open: "[", close: "]", pad: "", trailing: true },
	record: { open: "{", close: "}", pad: "", trailing: true },
	long: LONG,
	key: (name) => quoted(name, LONG),
	env: (value, site) => environ(value, '"', site),
	text: (value, site) => `f"${formattedContent(value, '"', site)}"`,
};
