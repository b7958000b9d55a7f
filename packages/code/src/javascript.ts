import type { Code } from "./code.ts";
import { tagOf, type Tag } from "./language.ts";
import type { Region } from "./lexer.ts";
import { entries, items, inComment, refuse, single, type Block } from "./structure.ts";
import { Env, Text, type Value } from "./value.ts";

const INDENT = "    ";
const ARRAY: Block = { open: "[", close: "]", indent: INDENT };
const OBJECT: Block = { open: "{", close: "}", indent: INDENT };

function literal(value: Value): string {
	if (value === null || typeof value === "boolean" || typeof value === "string") return JSON.stringify(value);
	if (typeof value === "number") return Number.isFinite(value) ? String(value) : refuse(value, "JavaScript");
	if (value instanceof Env) return `process.env.${value.name}`;
	if (value instanceof Text) return "`" + value.parts.map(templatePart).join("") + "`";
	if (Array.isArray(value)) return items(ARRAY, value.map(literal));
	return entries(OBJECT, value as Record<string, Value>, key, literal);
}

const key = (name: string): string =>
	/^[A-Za-z_$][\w$]*$/.test(name) && name !== "__proto__"
		? name
		: name === "__proto__"
			? `["__proto__"]`
			: literal(name);
const content = (value: Value): string => literal(String(single(value, "JavaScript"))).slice(1, -1);
const templated = (value: Value): string =>
	value instanceof Env ? `\${process.env.${value.name}}` : content(value).replace(/`|\$\{/g, "\\$&");
const templatePart = (part: string | Env): string => templated(part);
const comment = (value: Value): string => inComment(value).replaceAll("*/", "* /");

const regions: Region[] = [
	{ open: '"', close: '"', backslash: true, escape: content },
	{ open: "'", close: "'", backslash: true, escape: (value) => content(value).replaceAll("'", "\\'") },
	{ open: "`", close: "`", backslash: true, escape: templated },
	{ open: "//", close: "\n", backslash: false, escape: comment },
	{ open: "/*", close: "*/", backslash: false, escape: comment },
];

export type JavaScript = Code<"js">;
export const js: Tag<"js"> = tagOf({ id: "js", literal, regions });
