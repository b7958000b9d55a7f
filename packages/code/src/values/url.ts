import { CodeError, TemplateError } from "../errors.ts";

type Part = "path" | "query";

const known = new WeakMap<TemplateStringsArray, readonly Part[]>();

/**
 * A URL from a template: url`https://host/models/${id}?q=${query}`.
 *
 * In the path, each segment of a value is percent-encoded and its slashes are kept; after `?` or `#`, the whole value
 * is encoded. Throws a `CodeError` for a path segment that is empty, `.` or `..`, because browsers and servers would
 * resolve it, and a `TemplateError` for a hole that could change the host.
 */
export function url(strings: TemplateStringsArray, ...holes: (string | number)[]): string {
	const parts = known.get(strings) ?? read(strings);
	let whole = strings.raw[0]!;
	for (const [i, hole] of holes.entries()) whole += encoded(hole, parts[i]!) + strings.raw[i + 1]!;
	refuseDots(whole, holes);
	return whole;
}

function read(strings: TemplateStringsArray): readonly Part[] {
	const parts = strings.raw.slice(1).map((_, i) => partAt(strings.raw.slice(0, i + 1).join("x")));
	known.set(strings, parts);
	return parts;
}

/** The part of a URL that a hole after this text belongs to. */
function partAt(before: string): Part {
	if (/[?#]/.test(before)) return "query";
	const path = before.replace(/^([a-z][a-z\d+.-]*:)?\/\/[^/]+(?=\/)/i, "");
	if (path.startsWith("/") && !path.startsWith("//")) return "path";
	throw new TemplateError(`url template: a hole before the path could change the host: ${before}\${…}`);
}

function encoded(value: string | number, part: Part): string {
	const text = textOf(value, part);
	if (part === "query") return encodeURIComponent(text);
	const segments = text.split("/");
	if (segments.includes("")) throw new CodeError("a URL path", "an empty segment", value);
	return segments.map(encodeURIComponent).join("/");
}

function textOf(value: unknown, part: Part): string {
	if (typeof value === "number" && Number.isFinite(value)) return String(value);
	if (typeof value !== "string") throw new CodeError(`a URL ${part}`, "anything but a string or a number", value);
	if (!value.isWellFormed()) throw new CodeError(`a URL ${part}`, "a lone surrogate", value);
	return value;
}

const DOTS = /(^|\/)\.\.?(\/|$)/;

/** Checks whole segments, which may consist of text and several values. */
function refuseDots(whole: string, holes: readonly (string | number)[]): void {
	const path = whole.replace(/[?#][^]*$/, "");
	if (!DOTS.test(path)) return;
	const culprit = holes.find((hole) => typeof hole === "string" && DOTS.test(hole));
	throw new CodeError("a URL path", "a segment . or .., which would be resolved", culprit ?? whole);
}
