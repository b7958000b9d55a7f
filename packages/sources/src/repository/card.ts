import { isObject } from "@vitrine/model";
import { LineCounter, parse, YAMLParseError } from "yaml";
import { reason } from "../cause.ts";
import { type Repository, textOf } from "./repository.ts";

/** Bytes of a README that are searched for the end of the front matter. */
const MOST = 1024 * 1024;

/** UTF-16 units of the longest front matter that is parsed. Cards with the results of large benchmarks have some 150,000. */
const LONGEST = 256 * 1024;

/** UTF-16 units of its longest line: the parser's time grows with the square of a line's length. */
const LONGEST_LINE = 16_000;

/** Empty entries of lists (`[,,`): the parser makes an error of each, which is slow, and one is enough. */
const MOST_EMPTY = 100;

/** The metadata in the front matter of a README. */
interface Card {
	readonly data: Readonly<Record<string, unknown>>;
	readonly notes: readonly string[];
}

/** The card of a repository: empty if there is none, empty with a note if it cannot be read. */
export async function readCard(repository: Repository): Promise<Card> {
	const readme = await textOf(repository, "README.md", MOST);
	return readme === undefined ? { data: {}, notes: [] } : frontMatter(readme, `${repository.where}/README.md`);
}

/** Reads the YAML between the first line, `---`, and the next such line. `where` names the file in notes. */
function frontMatter(readme: string, where: string): Card {
	const lines = readme.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/);
	if (!FENCE.test(lines[0] ?? "")) return { data: {}, notes: [] };
	const end = lines.findIndex((line, at) => at > 0 && FENCE.test(line));
	if (end < 0) return without(`${where}:1`, "the front matter that starts here has no closing --- line");
	const yaml = lines.slice(1, end);
	return tooMuch(yaml, where) ?? parsed(yaml.join("\n"), where);
}

const FENCE = /^---[ \t]*$/;

/** An empty card with a note, for front matter that would take too long to parse. */
function tooMuch(lines: readonly string[], where: string): Card | undefined {
	const length = lines.reduce((sum, line) => sum + line.length + 1, 0);
	if (length > LONGEST)
		return without(
			`${where}:1`,
			`the front matter has ${count(length)} characters; at most ${count(LONGEST)} are read`,
		);
	const long = lines.findIndex((line) => line.length > LONGEST_LINE);
	if (long >= 0) {
		const got = count(lines[long]?.length ?? 0);
		return without(`${where}:${long + 2}`, `this line has ${got} characters; at most ${count(LONGEST_LINE)} are read`);
	}
	const empty = lines.join("\n").match(/[,[{](?=\s*,)/g)?.length ?? 0;
	if (empty <= MOST_EMPTY) return undefined;
	return without(`${where}:1`, `broken YAML: ${count(empty)} empty entries in lists, such as [,,]`);
}

const count = (number: number): string => number.toLocaleString("en");

function parsed(yaml: string, where: string): Card {
	const lineCounter = new LineCounter();
	let value: unknown;
	try {
		value = plain(parse(yaml, { logLevel: "error", uniqueKeys: false, prettyErrors: false, lineCounter }));
	} catch (error) {
		const line = error instanceof YAMLParseError ? lineCounter.linePos(error.pos[0]).line + 1 : 2;
		const [what = ""] = reason(error).split("\n");
		return without(`${where}:${line}`, `broken YAML: ${what}`);
	}
	if (value === null) return { data: {}, notes: [] };
	if (!isObject(value)) return without(`${where}:2`, "the front matter is not a list of fields (name: value)");
	return { data: value, notes: [] };
}

/** YAML can hold what JSON cannot (cycles, not-a-number, sets): a cycle is an error, the others become JSON. */
function plain(value: unknown): unknown {
	return JSON.parse(JSON.stringify(value ?? null)) as unknown;
}

function without(where: string, what: string): Card {
	return { data: {}, notes: [`${where}: ${what}; the card's fields are ignored`] };
}
