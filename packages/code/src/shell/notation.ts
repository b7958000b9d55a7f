import { CodeError } from "../errors.ts";
import { COLUMNS } from "../layout/columns.ts";
import type { Notation } from "../literal.ts";
import { quoted } from "../quoting.ts";
import { INDENT } from "../structure.ts";

const NAME = "JSON in a shell word";

/** Values without a shell literal are written as JSON. */
export const NOTATION: Notation = {
	name: NAME,
	columns: COLUMNS - INDENT.length - ",".length,
	null: "null",
	true: "true",
	false: "false",
	list: { open: "[", close: "]", pad: "", trailing: false },
	record: { open: "{", close: "}", pad: "", trailing: false },
	key: quoted,
	env: refuse,
	text: refuse,
};

/** Quotes and backslashes in the variable would change the JSON around it. */
function refuse(value: unknown): never {
	throw new CodeError(NAME, "an environment variable", value);
}
