import { CodeError } from "../errors.ts";
import { Env, Text, text } from "./text.ts";

/** A value of a header: a string, an environment variable, or both. */
type HeaderValue = string | Env | Text;

/**
 * The line of a header, `name: value`. Throws a `CodeError` for a name or a value that HTTP forbids. The content of an
 * environment variable is known only when the snippet runs.
 */
export function header(name: string, value: HeaderValue): string | Text {
	return text`${headerName(name)}: ${headerValue(value)}`;
}

/** The name, if it is valid as the name of a header. */
export function headerName(name: string): string {
	if (typeof name !== "string" || !/^[!#$%&'*+.^_`|~\w-]+$/.test(name))
		throw new CodeError("the name of a header", "anything but letters, digits and a few signs", name);
	return name;
}

/** The value, if every client sends it unchanged. */
export function headerValue<V extends HeaderValue>(value: V): V {
	const parts: readonly (string | Env)[] = value instanceof Text ? value.parts : [value as string | Env];
	for (const part of parts) refuseControl(part);
	const [first, last] = [parts[0], parts.at(-1)];
	if (isSpaced(first, /^[ \t]/) || isSpaced(last, /[ \t]$/))
		throw new CodeError("a header", "white space at its ends, which is removed in transit", value);
	if (first === "") throw new CodeError("a header", "an empty value, which some clients do not send", value);
	return value;
}

const isSpaced = (part: unknown, pattern: RegExp): boolean => typeof part === "string" && pattern.test(part);

const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
	[/[\r\n]/, "a newline"],
	[/\0/, "a NUL character"],
	[/[^\t\P{Cc}]/u, "a control character"],
	[/[^\t\x20-\x7e]/, "anything but ASCII, which clients would send differently"],
];

function refuseControl(part: unknown): void {
	if (part instanceof Env) return;
	if (typeof part !== "string") throw new CodeError("a header", "anything but a string", part);
	const found = FORBIDDEN.find(([pattern]) => pattern.test(part));
	if (found) throw new CodeError("a header", found[1], part);
}
