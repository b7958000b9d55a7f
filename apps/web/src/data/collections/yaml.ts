import { LineCounter, parse, YAMLParseError } from "yaml";
import { DEEPEST, LONGEST_LINE } from "./limits.ts";
import { CollectionsError } from "./error.ts";

/** The value of a YAML document, without aliases. Throws a CollectionsError that names the line. */
export function readYaml(text: string): unknown {
	const lines = text.split(/\r\n|\n|\r/);
	const long = lines.findIndex((line) => line.length > LONGEST_LINE);
	if (long >= 0)
		throw new CollectionsError(
			`line ${long + 1} has ${count(lines[long]?.length ?? 0)} characters; at most ${count(LONGEST_LINE)} are read`,
		);
	const deep = lines.findIndex((line) => DEEP.test(line));
	if (deep >= 0)
		throw new CollectionsError(`line ${deep + 1} is nested too deeply: at most ${DEEPEST} levels are read`);
	const lineCounter = new LineCounter();
	try {
		return parse(text, { logLevel: "error", prettyErrors: false, maxAliasCount: 0, lineCounter });
	} catch (error) {
		throw new CollectionsError(reasonOf(error, lineCounter), { cause: error });
	}
}

/** Spaces are two of a level at least; list marks and brackets are one each. */
const DEEP = new RegExp(
	String.raw`^(?: {${2 * DEEPEST + 2}}\s*[-?] |(?:\s*[-?] ){${DEEPEST}})|(?:[[{]\s*){${DEEPEST}}`,
);

function reasonOf(error: unknown, lines: LineCounter): string {
	if (error instanceof YAMLParseError) {
		const [what = ""] = error.message.split("\n");
		return `line ${lines.linePos(error.pos[0]).line} is not valid YAML: ${what}`;
	}
	if (error instanceof ReferenceError) return "aliases (*name) are not read: write the value out";
	if (error instanceof RangeError) return "it is nested too deeply";
	return `it is not valid YAML: ${(error as Error).message.split("\n")[0] ?? ""}`;
}

const count = (number: number): string => number.toLocaleString("en");
