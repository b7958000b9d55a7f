import { shortened } from "@vitrine/model";
import { type Document, isCollection, isNode, LineCounter, parseDocument, YAMLParseError } from "yaml";
import { DEEPEST, LONGEST_LINE, LONGEST_REASON } from "./limits.ts";
import { CollectionsError } from "./error.ts";

/** A YAML document. */
interface Yaml {
	readonly value: unknown;
	/** The line, from 1, on which an entry of the list starts. */
	lineOf(at: number): number;
}

/** Reads a YAML document, without aliases. Throws a CollectionsError that names the line. */
export function readYaml(text: string): Yaml {
	const lines = text.split(/\r\n|\n|\r/);
	const long = lines.findIndex((line) => line.length > LONGEST_LINE);
	if (long >= 0)
		throw new CollectionsError("too-long-line", `line ${long + 1}`, {
			expected: `at most ${count(LONGEST_LINE)}`,
			got: `${count(lines[long]?.length ?? 0)} characters`,
		});
	const deep = lines.findIndex((line) => DEEP.test(line));
	if (deep >= 0) throw new CollectionsError("too-deep", `line ${deep + 1}`, { expected: `at most ${DEEPEST} levels` });
	const lineCounter = new LineCounter();
	try {
		const document = parseDocument(text, { logLevel: "error", prettyErrors: false, lineCounter });
		const [error] = document.errors;
		if (error) throw error;
		const value: unknown = document.toJS({ maxAliasCount: 0 });
		return { value, lineOf: (at) => lineCounter.linePos(startOf(document, at)).line };
	} catch (error) {
		throw new CollectionsError("unreadable", "", { reason: reasonOf(error, lineCounter) }, { cause: error });
	}
}

function startOf({ contents }: Document, at: number): number {
	const item: unknown = isCollection(contents) ? contents.items[at] : undefined;
	return (isNode(item) ? item.range?.[0] : undefined) ?? 0;
}

/** Spaces are two of a level at least; list marks and brackets are one each. */
const DEEP = new RegExp(
	String.raw`^(?: {${2 * DEEPEST + 2}}\s*[-?] |(?:\s*[-?] ){${DEEPEST}})|(?:[[{]\s*){${DEEPEST}}`,
);

function reasonOf(error: unknown, lines: LineCounter): string {
	if (error instanceof YAMLParseError) {
		return `line ${lines.linePos(error.pos[0]).line} is not valid YAML: ${firstLine(error)}`;
	}
	if (error instanceof ReferenceError) return "aliases (*name) are not read: write the value out";
	if (error instanceof RangeError) return "it is nested too deeply";
	return `it is not valid YAML: ${firstLine(error as Error)}`;
}

/** The parser quotes names of any length. */
function firstLine({ message }: Error): string {
	const [line = ""] = message.split("\n");
	return shortened(line, LONGEST_REASON);
}

const count = (number: number): string => number.toLocaleString("en");
