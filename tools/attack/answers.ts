import { spawnSync } from "node:child_process";
import { attribute, elementsOf } from "../../apps/web/src/testing/html.ts";
import type { Answer } from "./probe.ts";

/** Bytes of the largest page, of the largest answer of an API, and of one that refuses; characters of a message in a header. */
const LARGEST = { page: 1024 * 1024, api: 8 * 1024 * 1024, refusal: 4_000, header: 1_000 } as const;

const XML = /[/+]xml\b/;

/** What is wrong with an answer, whatever the request. */
export function problemsOf(path: string, { status, bytes, text, headers }: Answer): readonly string[] {
	const found: string[] = [];
	// As it is sent: `..` is gone.
	const { pathname } = new URL(path, "http://site.example");
	if (!isFair(status, pathname)) found.push(`status ${status}`);
	const most = /^\/(?:api|v2|mcp)\b/.test(pathname) ? LARGEST.api : LARGEST.page;
	if (bytes > most) found.push(`${bytes} bytes`);
	if (headers.has("x-injected")) found.push("a header was injected");
	const type = headers.get("content-type") ?? "";
	if (status > 0 && headers.get("x-content-type-options") !== "nosniff") found.push("its type may be guessed");
	if (/[/+]json\b/.test(type) && text !== "" && !isJson(text)) found.push("it is not JSON");
	if (status >= 400 && most === LARGEST.api && bytes > LARGEST.refusal) found.push(`a refusal of ${bytes} bytes`);
	if ((headers.get("x-error-message")?.length ?? 0) > LARGEST.header) found.push("a long message in a header");
	if (type.includes("text/html")) found.push(...problemsOfHtml(text));
	return found;
}

/** Whether a status is an answer, and no failure. oEmbed has 501 for a format that a site does not write. */
const isFair = (status: number, path: string): boolean =>
	status > 0 && (status < 500 || status === 503 || (status === 501 && path === "/oembed"));

function isJson(text: string): boolean {
	try {
		JSON.parse(text);
		return true;
	} catch {
		return false;
	}
}

/** Elements and attributes of a page that only an input can have brought. */
function problemsOfHtml(html: string): readonly string[] {
	return elementsOf(html).flatMap((element) => {
		const { tagName, attrs } = element;
		const handler = attrs.find(({ name }) => name.startsWith("on"));
		const address = [attribute(element, "href"), attribute(element, "src"), attribute(element, "action")].find(
			(value) => /^[\s\p{Cc}]*(?:javascript|vbscript|data:text)/iu.test(value ?? ""),
		);
		const isInjected =
			tagName === "script" && attribute(element, "src") === undefined && /attacked/.test(textIn(element));
		const found: string[] = [];
		if (handler) found.push(`<${tagName} ${handler.name}>`);
		if (address !== undefined) found.push(`<${tagName}> leads to ${address.slice(0, 40)}`);
		if (isInjected) found.push("a script of an input");
		return found;
	});
}

const textIn = (element: ReturnType<typeof elementsOf>[number]): string =>
	element.childNodes.map((node) => ("value" in node ? node.value : "")).join("");

/** Whether an answer is XML, which `brokenXml` looks at. */
export const isXml = ({ headers }: Answer): boolean => XML.test(headers.get("content-type") ?? "");

/** The indexes of the texts that are not well-formed XML; undefined without Python, whose parser decides. */
export function brokenXml(texts: readonly string[]): readonly number[] | undefined {
	if (texts.length === 0) return [];
	const { stdout, status } = spawnSync("python3", ["-c", PARSE], {
		input: JSON.stringify(texts),
		encoding: "utf8",
		maxBuffer: 1e8,
	});
	return status === 0 ? (JSON.parse(stdout) as readonly number[]) : undefined;
}

const PARSE = `
import json, sys
from xml.parsers import expat
def is_broken(text):
    try:
        expat.ParserCreate().Parse(text.encode("utf-8", "surrogatepass"), True)
    except expat.ExpatError:
        return True
print(json.dumps([at for at, text in enumerate(json.load(sys.stdin)) if is_broken(text)]))
`;
