import type { Site } from "../place.ts";
import { escaped, type Quote, single } from "../values/quoting.ts";
import { Env, Text } from "../values/text.ts";
import type { Value } from "../value.ts";
import { LONG } from "./long.ts";

export const F_STRING = "a Python f-string";

/** The content of an f-string: braces are doubled, variables have their own braces. */
export function formattedContent(value: Value, quote: Quote, site: Site): string {
	if (value instanceof Text) return value.parts.map((part) => formattedContent(part, quote, site)).join("");
	if (value instanceof Env) return `{${environ(value, quote === '"' ? "'" : '"', site)}}`;
	return escaped(single(value, F_STRING), quote, LONG).replace(/[{}]/g, "$&$&");
}

/** Reads an environment variable, in quotes that do not end an f-string around it. */
export function environ(value: Env, quote: Quote, site: Site): string {
	site.need("import os");
	return `os.environ[${quote}${value.name}${quote}]`;
}
