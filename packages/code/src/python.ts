import { Code } from "./code.ts";
import { tagOf, type Tag } from "./language.ts";
import type { Region } from "./lexer.ts";
import { entries, items, inComment, refuse, single, type Block } from "./structure.ts";
import { Env, Text, type Value } from "./value.ts";

const INDENT = "    ";
const LIST: Block = { open: "[", close: "]", indent: INDENT };
const DICT: Block = { open: "{", close: "}", indent: INDENT };

function literal(value: Value): string {
	if (value === null) return "None";
	if (typeof value === "boolean") return value ? "True" : "False";
	if (typeof value === "number") return Number.isFinite(value) ? String(value) : refuse(value, "Python");
	if (typeof value === "string") return JSON.stringify(value);
	if (value instanceof Env) return `os.environ[${literal(value.name)}]`;
	if (value instanceof Text) return `f"${value.parts.map(fStringPart).join("")}"`;
	if (Array.isArray(value)) return items(LIST, value.map(literal));
	return entries(DICT, value as Record<string, Value>, (key) => literal(key), literal);
}

const content = (value: Value): string => literal(String(single(value, "Python"))).slice(1, -1);
const braces = (escaped: string): string => escaped.replace(/[{}]/g, "$&$&");
const fStringPart = (part: string | Env): string =>
	part instanceof Env ? `{os.environ['${part.name}']}` : braces(content(part));

const string = (quote: string, escape: (value: Value) => string): Region[] => [
	{ open: `r${quote}`, close: quote, backslash: true, escape: (value) => refuse(value, "a raw Python string") },
	{ open: `f${quote}`, close: quote, backslash: true, escape: (value) => braces(escape(value)) },
	{ open: quote, close: quote, backslash: true, escape },
];
const singleQuoted = (value: Value): string => content(value).replaceAll("'", "\\'");

const regions: Region[] = [
	...string('"""', content),
	...string("'''", singleQuoted),
	...string('"', content),
	...string("'", singleQuoted),
	{ open: "#", close: "\n", backslash: false, escape: (value) => inComment(value) },
];

export type Python = Code<"python">;
export const py: Tag<"python"> = tagOf({ id: "python", literal, regions });
