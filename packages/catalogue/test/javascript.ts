import { parse, type AnyNode } from "acorn";

/** The tree of a JavaScript module without its strings, and the strings in order. Throws if it does not parse. */
export function readJavaScript(source: string): { readonly shape: string; readonly strings: readonly string[] } {
	const strings: string[] = [];
	const shape = JSON.stringify(parse(source, { ecmaVersion: "latest", sourceType: "module" }), (key, value) =>
		PLACES.has(key) ? undefined : withoutString(value, strings),
	);
	return { shape, strings };
}

const PLACES: ReadonlySet<string> = new Set(["start", "end", "raw"]);

function withoutString(node: AnyNode | undefined, strings: string[]): unknown {
	if (node?.type !== "Literal" || typeof node.value !== "string") return node;
	strings.push(node.value);
	return { type: "Literal", value: "" };
}
