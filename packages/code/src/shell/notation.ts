import { CodeError } from "../errors.ts";
import { COLUMNS } from "../layout/columns.ts";
import type { Notation } from "../literal.ts";
import { quoted } from "../quoting.ts";
import { INDENT } from "../structure.ts";

const NAME = "JSON in a shell word";

/** What the shell has no literal for is written as JSON. */
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

/** The variable's own quotes and backslashes would change the JSON around it. */
function refuse(value: unknown): never {
	throw new CodeError(NAME, "an environment variable", value);
}
